/** How every command reads what follows its name: `--help` is answered, and what the command does not know is refused. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** An option, as Node's `parseArgs` takes it, with what help says of it. */
interface Option {
  type: 'boolean' | 'string';
  multiple?: boolean;
  default?: string | boolean;
  /** What it does, in a few words. */
  about: string;
  /** What its value is: `<commit>`. Default `<value>`. */
  value?: string;
  /** The value it has where it is given without one. */
  alone?: string;
  /** Whether a value is right, and what it has to be, in words. */
  must?: readonly [isRight: (value: string) => boolean, words: string];
}

/** What a command takes. */
interface Command<Options extends Record<string, Option>> {
  /** How people call it: `npm run serve`. */
  name: string;
  /** What it does, in a sentence. */
  about: string;
  options?: Options;
  /** What may follow it besides options: `[page ...]`. Nothing, if left out. */
  positionals?: string;
  /** The variables of the environment that it reads, each with what it sets. */
  variables?: Record<string, string>;
}

/** What a number has to be that says how often or how many. */
export const wholeNumber: NonNullable<Option['must']> = [
  (value) => /^[1-9]\d*$/.test(value),
  'a whole number from 1 on',
];

/** Why something failed, in a line: for a request, what lies behind it. */
export function reason(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  // Where a host has several addresses their failure has no message, but a code.
  const { message, code = '' } = cause as NodeJS.ErrnoException;
  return (message || code).split('\n')[0] ?? '';
}

/** Ends the process with one sentence: what is in the way, and what to do about it. */
export function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Ends the process with one sentence: what is wrong with how the command was called. */
export function refuse(sentence: string): never {
  console.error(`${sentence} --help lists the options.`);
  process.exit(2);
}

/** Two columns, as lines. */
function columns(rows: [left: string, right: string][]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

/** What `--help` prints. */
function usage({ name, about, options, positionals, variables }: Command<Record<string, Option>>): string {
  const rows = Object.entries(options ?? {}).map(([option, of]): [string, string] => {
    const value = of.value ?? '<value>';
    const shown = of.alone === undefined ? `=${value}` : `[=${value}]`;
    const standard = typeof of.default === 'string' ? ` (default ${of.default})` : '';
    return [`--${option}${of.type === 'string' ? shown : ''}`, of.about + standard];
  });
  return [
    // npm keeps what stands before `--` to itself.
    [
      name,
      ...(name.startsWith('npm ') ? ['--'] : []),
      '[options]',
      ...(positionals ? [positionals] : []),
    ].join(' '),
    '',
    about,
    '',
    ...columns([...rows, ['--help', 'lists the options']]),
    ...(variables ? ['', 'Variables of the environment:', ...columns(Object.entries(variables))] : []),
  ].join('\n');
}

/** Node's reading of the options; the process ends where it finds a wrong one. */
function parse<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Hints for who wrote the command follow, as further sentences.
    const [said = ''] = String(error instanceof Error ? error.message : error).split(/\.(?: |$)|\n/);
    return refuse(`${said}.`);
  }
}

/**
 * Reads the options of a command. Prints them and ends the process where `--help` is among them; ends it with one
 * sentence where one is unknown or has a wrong value.
 *
 * @param args Default: those of the process.
 */
export function readOptions<const Options extends Record<string, Option> = Record<never, Option>>(
  command: Command<Options>,
  args: string[] = process.argv.slice(2),
) {
  if (args.includes('--help')) {
    console.log(usage(command));
    process.exit(0);
  }
  const known: Record<string, Option> = command.options ?? {};
  const parsed = parse({
    args: args.map((arg) => {
      const alone = arg.startsWith('--') ? known[arg.slice(2)]?.alone : undefined;
      return alone === undefined ? arg : `${arg}=${alone}`;
    }),
    options: (command.options ?? {}) as Options,
    allowPositionals: true,
  });
  const [unexpected] = command.positionals === undefined ? parsed.positionals : [];
  if (unexpected !== undefined) refuse(`Unexpected argument '${unexpected}'.`);
  for (const [name, value] of Object.entries<unknown>(parsed.values)) {
    const [isRight, words] = known[name]?.must ?? [];
    for (const each of [value].flat().map(String))
      if (isRight && !isRight(each)) refuse(`--${name} must be ${words}, not "${each}".`);
  }
  return parsed;
}
