import classes from './Pages.module.css';

/** A rule or a paragraph of a document. */
export interface PagesClause {
  /** Its name, at the start. @maxLength 35 */
  title: string;
  /** What it says. @maxLength 150 */
  text: string;
}

/** A short document, page by page. */
export interface PagesContent {
  kind: 'pages';
  /** Title of the document, on its first page. @maxLength 45 */
  title: string;
  /** Who adopted it and when, below the title. @maxLength 70 */
  subtitle?: string;
  /** The pages, each a list of clauses. The clauses are numbered through the document. */
  pages: PagesClause[][];
  /** Who signs it, at the end of the last page. @maxLength 30 */
  signatures?: string[];
}

/** A document as sheets of paper: side by side, one below the other on phones. */
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
