import classes from './Answer.module.css';

/** A sentence of an answer. */
export interface AnswerSentence {
  /** The sentence. @maxLength 110 */
  text: string;
  /** Position of the sentence's source in the list of sources, counting from 1. It is shown after the sentence. */
  source?: number;
}

/** A document that an answer comes from. */
export interface AnswerSource {
  /** Name of the document. @maxLength 40 */
  title: string;
  /** Where in the document to look ("Page 12"), or the date of the document. @maxLength 40 */
  text: string;
}

/** A question to an AI assistant, and the answer with its sources. */
export interface AnswerContent {
  kind: 'answer';
  /** Name of the assistant, at the top. @maxLength 30 */
  title: string;
  /** The question. @maxLength 90 */
  question: string;
  /** The answer, sentence by sentence. */
  sentences: AnswerSentence[];
  /** Heading of the list of sources. @maxLength 20 */
  sourcesLabel: string;
  /** The sources, in the order of their numbers. */
  sources: AnswerSource[];
  /** What happened to the answer, shown at the bottom. @maxLength 90 */
  status?: string;
}

/** An assistant's window with a question, an answer and its sources. */
export function Answer({ title, question, sentences, sourcesLabel, sources, status }: AnswerContent) {
  return (
    <div className={classes.window} data-band="page">
      <p className={classes.title}>{title}</p>
      <div className={classes.talk}>
        <p className={classes.question}>{question}</p>
        <p className={classes.answer}>
          {sentences.map(({ text, source }) => (
            <span key={text}>
              {text}
              {source !== undefined && <sup className={classes.number}>{source}</sup>}{' '}
            </span>
          ))}
        </p>
        <div className={classes.sources}>
          <p className={classes.label}>{sourcesLabel}</p>
          <ol>
            {sources.map((source) => (
              <li key={source.title} className={classes.source}>
                <strong>{source.title}</strong> <span>{source.text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      {status && <p className={classes.status}>{status}</p>}
    </div>
  );
}
