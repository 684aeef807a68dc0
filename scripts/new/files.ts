/** A file to write: its path in the repository, and its text. */
export interface NewFile {
  path: string;
  text: string;
}

/** Converts a component's name to text: `PressMentions` becomes "Press mentions". */
export const spoken = (name: string): string =>
  name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Converts words to a component's name: `press-mentions` becomes "PressMentions". */
export const pascal = (words: string): string =>
  words.replaceAll(/(?:^|[-/])([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** Converts a component's name to a variable's name: `PressMentions` becomes "pressMentions". */
export const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
