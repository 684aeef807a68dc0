/** Axe's rules about colors. They take most of its time, and only they can give another result in the other scheme. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Options for axe in the stories' tests. They leave out the rules about colors, which `expectColors` (checks.ts) checks,
 * and the list of passed rules, which takes axe a long time to write.
 */
export const testOptions = {
  resultTypes: ['violations' as const],
  rules: Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }])),
};
