/** Parses a command's options, handles `--help`, and rejects unknown options. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** An option for Node's `parseArgs`, with its help text. */
interface Option {
  type: 'boolean' | 'string';
  multiple?: boolean;
  default?: string | boolean;
  /** What the option does, in a few words. */
  about: string;
  /** Name of the option's value in the help text: `<commit>`. Default `<value>`. */
  value?: string;
  /** The value to use if the option is given without a value. */
  alone?: string;
  /** Whether a value is valid, and a description of valid values. */
  must?: readonly [isRight: (value: string) => boolean, words: string];
}

/** A command, as its help text describes it. */
interface Command<Options extends Record<string, Option>> {
  /** How to call the command: `npm run serve`. */
  name: string;
  /** What the command does, in a sentence. */
  about: string;
  options?: Options;
  /** The command's positional arguments: `[page ...]`. Default: none. */
  positionals?: string;
  /** The environment variables that the command reads, each with what it sets. */
  variables?: Record<string, string>;
}

/** Requires a positive whole number. */
export const wholeNumber: NonNullable<Option['must']> = [
  (value) => /^[1-9]\d*$/.test(value),
  'a whole number from 1 on',
];

/** The reason for an error, in one line. For a failed request, this is the underlying cause. */
export function reason(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  // If a host has several IP addresses, the error has a code, but no message.
  const { message, code = '' } = cause as NodeJS.ErrnoException;
  return (message || code).split('\n')[0] ?? '';
}

/** Ends the process with a message that says what is wrong, and what to do about it. */
export function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Ends the process with a message that says what is wrong with the command's arguments. */
export function refuse(sentence: string): never {
  console.error(`${sentence} --help lists the options.`);
  process.exit(2);
}

/** Formats rows of two columns as lines of text. */
function columns(rows: [left: string, right: string][]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

/** The output of `--help`. */
function usage({ name, about, options, positionals, variables }: Command<Record<string, Option>>): string {
  const rows = Object.entries(options ?? {}).map(([option, of]): [string, string] => {
    const value = of.value ?? '<value>';
    const shown = of.alone === undefined ? `=${value}` : `[=${value}]`;
    const standard = typeof of.default === 'string' ? ` (default ${of.default})` : '';
    return [`--${option}${of.type === 'string' ? shown : ''}`, of.about + standard];
  });
  return [
    // Options before `--` go to npm itself.
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
    ...(variables ? ['', 'Environment variables:', ...columns(Object.entries(variables))] : []),
  ].join('\n');
}

/** Parses options with Node. Ends the process if one is invalid. */
function parse<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Only the first sentence. The others are Node's hints for the command's developer.
    const [said = ''] = String(error instanceof Error ? error.message : error).split(/\.(?: |$)|\n/);
    return refuse(`${said}.`);
  }
}

/**
 * Parses the options of a command. Ends the process after printing help for `--help`, or with a message if an option
 * is unknown or invalid.
 *
 * @param args Default: the process's arguments.
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
