import ts from 'typescript';

/** What a play does to a page, other than reading it. */
const interaction =
  /\b(?:userEvent|fireEvent)\b|\.(?:click|focus|blur|scrollTo|scrollBy|scrollIntoView|showModal)\(|\.scroll(?:Top|Left) = /;

const edge =
  /^(?:Stress|Long|Short|Zero|None|One|Two|Three|Four|Five|Six|Seven|Eight|Eleven|Many|No[A-Z]|Without|HeadingOnly|Bare|Missing|Minimal|Little|Unknown|Unreadable|Misspelled)/;

/** A story file's stories by the names they are exported under, each with the tags that follow from its name and its play. */
export function storyTags(source: string): Map<string, string[]> {
  const file = ts.createSourceFile('stories.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declared = new Map<string, ts.Node>();
  const stories = new Map<string, ts.Expression>();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) declared.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || !initializer) continue;
      declared.set(name.text, initializer);
      if (exported) stories.set(name.text, initializer);
    }
  }

  /** Whether the text of a node, or of what it refers to in the file, matches. */
  function mentions(node: ts.Node, pattern: RegExp, seen = new Set<string>()): boolean {
    // An assertion about the focus moves none.
    if (pattern.test(node.getText(file).replaceAll('toHaveFocus(', ''))) return true;
    let found = false;
    const visit = (each: ts.Node): void => {
      if (found) return;
      if (ts.isIdentifier(each) && !seen.has(each.text)) {
        seen.add(each.text);
        const target = declared.get(each.text);
        // Stories name others for their args; what those play is theirs.
        if (target && !stories.has(each.text)) found = mentions(target, pattern, seen);
      }
      ts.forEachChild(each, visit);
    };
    visit(node);
    return found;
  }

  /** What a story, or an object that one is made of, says of a property: the last word counts, spread objects included. */
  function property(node: ts.Node, name: string): ts.Node | undefined {
    if (ts.isIdentifier(node)) {
      const target = declared.get(node.text);
      return target && property(target, name);
    }
    if (ts.isSatisfiesExpression(node)) return property(node.expression, name);
    // What a function makes is looked at as a whole.
    if (ts.isCallExpression(node)) return node;
    if (!ts.isObjectLiteralExpression(node)) return undefined;
    for (const each of [...node.properties].reverse()) {
      if (ts.isSpreadAssignment(each)) {
        const found = property(each.expression, name);
        if (found) return found;
      } else if (each.name.getText(file) === name)
        return ts.isPropertyAssignment(each) ? each.initializer : each;
    }
    return undefined;
  }

  const copyOf = (name: string): boolean =>
    name.endsWith('InSiteTheme') ||
    (name.endsWith('Conference') && stories.has(name.slice(0, -'Conference'.length)));

  const meta = declared.get('meta');
  const metaTags = meta && property(meta, 'tags');
  const allStates = metaTags !== undefined && /'state'/.test(metaTags.getText(file));

  return new Map(
    [...stories].map(([name, story]) => {
      const own = (key: string, pattern: RegExp): boolean => {
        const found = property(story, key);
        return found !== undefined && mentions(found, pattern);
      };
      const tags = [
        // Storybook's index does not see it where a function makes the story.
        own('tags', /'state'/) && 'state',
        own('play', interaction) && !allStates && !own('tags', /'state'/) && 'behavior',
        (/Phone|Tablet/.test(name) || own('globals', /value: '(?:phone|tablet|sm|md)'/)) && 'phone',
        copyOf(name) && 'other-theme',
        // Each step of a flow is for looking, whatever it is called.
        edge.test(name) && !allStates && 'edge',
      ];
      return [name, tags.filter((tag) => tag !== false)];
    }),
  );
}
