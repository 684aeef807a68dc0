import ts from 'typescript';

/** The name of a property or variable, without the quotes that a property's name can have in the source. */
const nameOf = (name: ts.PropertyName | ts.BindingName): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : name.getText();

/** Path of a node in its module, from the variable down: `site.podcast.audio`. */
export function keyOf(node: ts.Node): string {
  const steps: string[] = [];
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const { parent } = at;
    if (ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at)) steps.unshift(nameOf(at.name));
    else if (ts.isExportAssignment(at)) steps.unshift('default');
    else if (ts.isArrayLiteralExpression(parent))
      steps.unshift(String(parent.elements.findIndex((element) => element === at)));
  }
  return steps.join('.');
}

/** The 1-based number of the line that a node starts on. */
export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
