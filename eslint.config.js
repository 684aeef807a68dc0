// @ts-check
import { join } from 'node:path';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores, includeIgnoreFile } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Files in a component's folder that visitors never download. */
const notShipped = ['src/**/*.{stories,sample,test}.{ts,tsx}'];

/**
 * Mantine components that are too heavy for a page's first load, and related ones. What they add to Mantine's base, in
 * gzipped kilobytes: Select 31, Menu 28, HoverCard 23, Tooltip 18, Drawer 15, Modal 14, Notifications 13, Carousel 10.
 */
const heavyParts = [
  ...['Autocomplete', 'Combobox', 'Drawer', 'FloatingIndicator', 'HoverCard', 'Menu', 'Modal', 'MultiSelect'],
  ...['PillsInput', 'Popover', 'ScrollArea', 'Select', 'Spotlight', 'TagsInput', 'Tooltip'],
];
const heavyPackages = ['@mantine/carousel', '@mantine/notifications', 'embla-carousel-react'];

/** The only shipped modules that may import heavy components. They are loaded later themselves, by `import()`. */
const loadedLate = [
  'src/design/{controls/Carousel/EmblaRow,overlays/{Dialog/Dialog,Toast/ToastList,Tooltip/TooltipLayer}}.tsx',
];

const tooHeavy = {
  allowTypeImports: true,
  message: 'Too heavy for the first load: see `loadedLate` in eslint.config.js.',
};
const heavyImports = [
  { name: '@mantine/core', importNames: heavyParts, ...tooHeavy },
  ...heavyPackages.map((name) => ({ name, ...tooHeavy })),
];
/**
 * Matches the modules in `loadedLate`. Of the other modules, only sections may import them statically, because the
 * sections that do are dialogs, which are loaded later, too.
 */
const lateModules = { regex: '/(EmblaRow|Dialog|ToastList|TooltipLayer)(\\.tsx)?$', ...tooHeavy };

/** Selector for a literal that is an attribute's value or an element's child, directly or within an expression. */
const literalIn = (/** @type {string} */ parent, /** @type {string} */ pattern) =>
  [
    `${parent} > Literal[value=${pattern}]`,
    `${parent} > JSXExpressionContainer > Literal[value=${pattern}]`,
    `${parent} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${pattern}]`,
    `${parent} > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${pattern}]`,
  ].join(', ');
const word = '/\\p{L}{2}/u';
const wordAttributes =
  '/^(alt|title|label|placeholder|summary|aria-(label|description|placeholder|roledescription|valuetext))$/';
const words =
  'Copy comes through props (or from useMessages), so that a component works on any page and in any language.';

/** Keeps copy, and the URLs of links and images, out of components. */
const literalCopy = [
  { selector: `JSXText[value=${word}]`, message: words },
  { selector: literalIn(':matches(JSXElement, JSXFragment)', word), message: words },
  { selector: literalIn(`JSXAttribute[name.name=${wordAttributes}]`, word), message: words },
  { selector: `Property[key.value=${wordAttributes}] > Literal.value[value=${word}]`, message: words },
  {
    selector: `AssignmentPattern[left.name=/(alt|caption|heading|hint|label|message|placeholder|text|title)$/i] > Literal.right[value=${word}]`,
    message: words,
  },
  {
    selector: literalIn(
      'JSXAttribute[name.name=/^(action|href|poster|src|srcSet|to)$/]',
      '/^(\\/|https?:|mailto:|tel:)/',
    ),
    message: 'Links and images come through props.',
  },
];

const rawValue = '/#[\\da-f]{3,8}\\b|\\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(|\\dpx\\b/i';
const paint = 'JSXAttribute[name.name=/^(color|fill|floodColor|stopColor|stroke|style)$/]';

/** Requires tokens instead of raw colors and px lengths in markup, as stylelint does in CSS. */
const rawValues = [
  {
    selector: `${paint} Literal[value=${rawValue}], ${paint} TemplateElement[value.raw=${rawValue}]`,
    message: 'Colors and lengths come from tokens: a custom property, or a class.',
  },
];

/** The parts of src, for the rules about imports. */
const elements = [
  { type: 'design', pattern: 'src/design/*', capture: ['name'] },
  { type: 'section', pattern: 'src/sections/*/*', capture: ['family', 'name'] },
  { type: 'content', pattern: 'src/content' },
  { type: 'theme', pattern: 'src/themes' },
  { type: 'page', pattern: 'src/pages' },
  { type: 'shell', pattern: 'src/shell' },
].map((element) => ({ ...element, partialMatch: false }));

/** Allows `from` to import any of `types`. */
const may = (/** @type {string} */ from, /** @type {string[]} */ ...types) => ({
  from: { element: { type: from } },
  allow: { to: { element: { type: types } } },
});
const sectionEntry = '{{to.element.captured.name}}.tsx';

/**
 * Which part may import which. Imports go one way: shell from pages, pages from sections, and sections from design.
 * From sections and design, content may import only types. Themes may import only from design and other themes.
 */
const layers = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  may('design', 'design'),
  may('section', 'design'),
  { from: { element: { type: 'section' } }, allow: { dependency: { relationship: { to: 'internal' } } } },
  {
    from: { element: { type: ['section', 'page', 'shell'] } },
    allow: { to: { element: { type: 'section', fileInternalPath: sectionEntry } } },
  },
  may('content', 'content'),
  {
    from: { element: { type: 'content' } },
    allow: { to: { element: { type: ['section', 'design'] } }, dependency: { kind: 'type' } },
  },
  may('theme', 'theme', 'design'),
  may('page', 'page', 'content', 'theme', 'design'),
  may('shell', 'shell', 'page', 'content', 'theme', 'design'),
  { disallow: { to: { file: { categories: 'not shipped' } } } },
  // Stories and samples may import what they show.
  {
    from: { file: { categories: 'not shipped' } },
    allow: { to: { element: { type: ['design', 'section'] } } },
  },
];

export default defineConfig(
  includeIgnoreFile(join(import.meta.dirname, '.gitignore')),
  globalIgnores(['public', '.storybook/static']),
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    // Rules that need types are in .oxlintrc.json; files must not disable them either.
    rules: { 'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }] },
  },
  tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    // Command-line scripts print to the console.
    files: ['scripts/**', 'deploy/**', '*.config.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // This page logs unknown paths on purpose.
    files: ['src/pages/NotFoundPage.tsx'],
    rules: { 'no-console': 'off' },
  },
  {
    // If an element is missing, the test fails anyway.
    files: ['src/**/*.stories.tsx', '.storybook/**/*.stories.tsx', 'tests/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
    // Scroll containers have to be focusable by keyboard; axe checks this.
    rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off' },
  },
  storybook.configs['flat/recommended'],
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.d.ts'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/files': [{ category: 'not shipped', pattern: notShipped }],
      'boundaries/elements-single-match': true,
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'boundaries/legacy-templates': false,
      'boundaries/root-path': import.meta.dirname,
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.json'] } },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: layers,
          message:
            '{{from.element.types.[0]}} must not import {{to.element.types.[0]}} "{{dependency.source}}" (see "What may import what" in CONTRIBUTING.md).',
        },
      ],
      'boundaries/no-unknown-files': 'error',
      // import('…').T would bypass the rule above.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...loadedLate, ...notShipped],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: heavyImports }] },
  },
  {
    files: ['src/{design,content,pages,shell}/**/*.{ts,tsx}'],
    ignores: [...loadedLate, ...notShipped],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { paths: heavyImports, patterns: [lateModules] }],
    },
  },
  {
    files: ['src/{design,sections}/**/*.tsx'],
    ignores: notShipped,
    rules: { 'no-restricted-syntax': ['error', ...literalCopy, ...rawValues] },
  },
);
