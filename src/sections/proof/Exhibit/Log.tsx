import { Time } from '../../../design/text/TimeRange/TimeRange.tsx';
import { tableRoles } from '../../../design/layout/tableRoles.ts';
import classes from './Log.module.css';

/** State of a request: `done` by the tool, `edited` by a person before use, or `handed` over to a person. */
export type LogState = 'done' | 'edited' | 'handed';

/** A request to an AI tool, as logged. */
export interface LogEntry {
  /** Time of day, in ISO 8601: "09:12". */
  time: string;
  /** Which tool was asked. @maxLength 25 */
  tool: string;
  /** What the tool was asked. @maxLength 70 */
  request: string;
  /** The result of the request. @maxLength 70 */
  outcome: string;
  state: LogState;
  /** Who checked the result. @maxLength 35 */
  reviewer: string;
}

/** A public log of requests to AI tools. */
export interface LogContent {
  kind: 'log';
  /** Name of the log. @maxLength 45 */
  title: string;
  /** The day that the log covers, exactly as it should appear: "May 4, 2026". @maxLength 30 */
  day: string;
  /** Column headings. */
  columns: { time: string; tool: string; request: string; outcome: string; reviewer: string };
  /** What each state means, in a few words. Shown as a legend below the table. Default: no legend. @maxLength 30 */
  states?: Record<LogState, string>;
  /** The entries, in order. */
  entries: LogEntry[];
}

/** The log as a table. On small screens, each entry is a block of lines instead of a row. */
export function Log({ title, day, columns, states, entries }: LogContent) {
  return (
    <div className={classes.sheet} data-band="page">
      <table {...tableRoles.table} className={classes.table}>
        <caption className={classes.caption}>
          <strong>{title}</strong> <span>{day}</span>
        </caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {Object.values(columns).map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {entries.map(({ time, tool, request, outcome, state, reviewer }) => (
            <tr key={time} {...tableRoles.row} className={classes.entry}>
              <th role="rowheader" scope="row" className={classes.time}>
                <Time time={time} />
              </th>
              <td {...tableRoles.cell} className={classes.tool}>
                {tool}
              </td>
              <td {...tableRoles.cell}>{request}</td>
              <td {...tableRoles.cell} className={classes.outcome} data-state={state}>
                {outcome}
              </td>
              <td {...tableRoles.cell} className={classes.reviewer}>
                <span className={classes.label} aria-hidden="true">
                  {columns.reviewer}
                </span>{' '}
                {reviewer}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {states && (
        <ul className={classes.key}>
          {(['done', 'edited', 'handed'] as const).map((state) => (
            <li key={state} className={classes.outcome} data-state={state}>
              {states[state]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
