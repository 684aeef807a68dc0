import classes from './Pages.module.css';

/** A numbered clause of a document. */
export interface PagesClause {
  /** Name of the clause, in bold at its start. @maxLength 35 */
  title: string;
  /** Text of the clause. @maxLength 150 */
  text: string;
}

/** A short document, page by page. */
export interface PagesContent {
  kind: 'pages';
  /** Title of the document, on its first page. @maxLength 45 */
  title: string;
  /** Who adopted the document and when, below the title. @maxLength 70 */
  subtitle?: string;
  /** The pages, each of which is a list of clauses. Clauses are numbered across pages. */
  pages: PagesClause[][];
  /** Who signs the document, at the end of the last page. @maxLength 30 */
  signatures?: string[];
}

/** A document as sheets of paper, side by side. On phones, they are one below the other. */
export function Pages({ title, subtitle, pages, signatures = [] }: PagesContent) {
  return (
    <div className={classes.pages}>
      {pages.map((clauses, index) => (
        <div key={index} className={classes.page} data-band="page">
          {index === 0 && (
            <>
              <p className={classes.title}>{title}</p>
              {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
            </>
          )}
          <ol start={pages.slice(0, index).flat().length + 1} className={classes.clauses}>
            {clauses.map((clause) => (
              <li key={clause.title}>
                <strong>{clause.title}</strong> {clause.text}
              </li>
            ))}
          </ol>
          {index === pages.length - 1 && signatures.length > 0 && (
            <ul className={classes.signatures}>
              {signatures.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}
