/** The part of an ESTree node that is used here. */
interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const toChildren = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Lists the names in a pattern such as `a` or `{b: [c], ...d}`. */
function listNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [String(pattern.name)]
  if (pattern.type === 'Property') return listNames(pattern.value)
  if (pattern.type === 'AssignmentPattern') return listNames(pattern.left)
  const inner = pattern.properties ?? pattern.elements ?? pattern.argument
  return [inner].flat().flatMap(listNames)
}

const isFunction = ({ type }: Node) =>
  type.endsWith('Function') ||
  type === 'FunctionDeclaration' ||
  type === 'FunctionExpression' ||
  type === 'ArrowFunctionExpression'

/** Lists the names that a function declares in its own scope, without those of inner functions. */
function listDeclared(node: Node, isRoot = true): string[] {
  const own = isRoot
    ? [node.params].flat().flatMap(listNames)
    : node.type === 'VariableDeclarator' ||
        node.type === 'FunctionDeclaration' ||
        node.type === 'ClassDeclaration'
      ? listNames(node.id)
      : node.type === 'CatchClause'
        ? listNames(node.param)
        : []
  if (!isRoot && isFunction(node)) return own
  return [...own, ...toChildren(node).flatMap((child) => listDeclared(child, false))]
}

/**
 * Finds the names in a module's scope that are reassigned after their declaration. An export of such a name has a value
 * that changes.
 *
 * @param program - the module as an ESTree
 */
export function findReassigned(program: unknown): Set<string> {
  const found = new Set<string>()
  const visit = (node: Node, hidden: ReadonlySet<string>) => {
    const inside = isFunction(node) ? new Set([...hidden, ...listDeclared(node)]) : hidden
    const assigned =
      node.type === 'AssignmentExpression' ||
      node.type === 'ForInStatement' ||
      node.type === 'ForOfStatement'
        ? listNames(node.left)
        : node.type === 'UpdateExpression'
          ? listNames(node.argument)
          : []
    for (const name of assigned) if (!inside.has(name)) found.add(name)
    for (const child of toChildren(node)) visit(child, inside)
  }
  if (isNode(program)) visit(program, new Set())
  return found
}
