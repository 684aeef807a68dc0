/**
 * Requires that colors come from tokens, lengths don't use `px` or `ch`, and sides are logical (start, not left).
 * @type {import('stylelint').Config}
 */
export default {
  ignoreFiles: [
    'src/design/theme/tokens*.css',
    'src/themes/*.css',
    'src/design/theme/fonts/**',
    'dist/**',
    'storybook-static/**',
    'public/**',
  ],
  ignoreDisables: true,
  rules: {
    // Mistakes
    'annotation-no-unknown': true,
    'at-rule-no-unknown': [true, { ignoreAtRules: ['mixin'] }],
    'block-no-empty': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-block-no-shorthand-property-overrides': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': true,
    'keyframe-block-no-duplicate-selectors': true,
    'keyframe-declaration-no-important': true,
    'media-feature-name-no-unknown': true,
    'no-duplicate-at-import-rules': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'no-invalid-position-at-import-rule': true,
    'no-irregular-whitespace': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'string-no-newline': true,
    'unit-no-unknown': true,

    // Tokens
    'color-named': ['never', { message: 'Use a token.' }],
    'color-no-hex': [true, { message: 'Use a token.' }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: 'Use a token.' },
    ],
    'unit-disallowed-list': [
      ['px', 'ch', 'ex'],
      {
        message:
          'Use rem, em or a token: ch and ex change with the font, and lines break differently when it arrives.',
      },
    ],
    // Mantine's styles are in layers and ours are not, so ours take precedence anyway.
    'declaration-no-important': true,

    'declaration-property-value-disallowed-list': [
      {
        // Distances are steps of the spacing scale, or relative to the font size (em) or the container (%). Space for
        // a drawing is declared as a custom property: --room-above, --room-after and so on.
        '/^((scroll-)?(margin|padding)|(row-|column-)?gap)/': [
          /\drem\b/,
          /(^|[^\d.])(?!100(vw|cqi)\b)[\d.]*\d(vw|vh|vi|svh|dvh|cqi|cqw|ch)\b/,
        ],
        // Type sizes are steps of the type scale. A size that fits its container instead is declared as --size-fit (or
        // --size-fit-…).
        'font-size': [/^(?!var\(--size-[\w-]+\)$|inherit$)/],
        font: [/^(?!.*\svar\(--size-[\w-]+\)(\s|$)|inherit$)/],
        '/^--size-(?!fit(-|$))/': [/^/],
        // Writing direction
        'text-align': ['left', 'right'],
        float: ['left', 'right'],
        clear: ['left', 'right'],
      },
      { message: 'Use --space-… or --size-…, start or end.' },
    ],

    // Writing direction
    'property-disallowed-list': [
      [
        '/^(margin|padding|scroll-margin|scroll-padding|border)-(top|right|bottom|left)/',
        '/^border-(top|bottom)-(left|right)-radius$/',
        '/^(top|right|bottom|left)$/',
      ],
      { message: 'Use the logical property (…-inline-start, …-block-end, inset-…).' },
    ],
  },
  overrides: [
    {
      // A CSS module's classes affect only its own component. A bare attribute selector would affect every component.
      files: ['src/**/*.module.css'],
      rules: {
        'selector-disallowed-list': [
          [
            '/^(?!.*[.&]|:root\\[).*\\[/',
            '/(:root|html\\)?)[^\\s]*:has\\(/',
            '/(^|[\\s>+~(])(html|body|main)(?![\\w-])/',
          ],
          {
            message:
              'Begin with a class (or &), so that the rule affects only its component. Don’t use :has() on the root, because every change to the page would restyle it.',
          },
        ],
      },
    },
    {
      // Reduced motion and print have to override everything.
      files: ['src/design/theme/base.css', 'src/design/theme/print.css'],
      rules: { 'declaration-no-important': null },
    },
  ],
};
