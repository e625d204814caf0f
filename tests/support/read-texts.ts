import { parseSync } from 'vite'

/** A text of the source that a person may read, with its line. `{}` stands for what is filled in. */
export type SourceText = { readonly text: string; readonly line: number }

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const unread = new Set([
  'className',
  'id',
  'name',
  'type',
  'to',
  'href',
  'key',
  'role',
  'd',
  'viewBox',
  'autoComplete',
  'inputMode',
  'rel',
  'target',
  'accept',
  'as',
])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Words of a person: at least two letters in a row, and a space or a capital; neither a path nor a list of classes. */
const isRead = (text: string): boolean =>
  /[a-z]{2}|[A-Z][a-z]/i.test(text) &&
  /[A-Z]|[a-z’'.,?!]\s[a-z{]/i.test(text) &&
  !/^[\w./#@:*?=&{}[\]|^$\\+-]*$/.test(text.replace(/^[A-Z][a-z]+[.:?!…]?$/, ' ')) &&
  !/(^|\s)(-?[a-z]+(-[a-z0-9./[\]%]+)+:?|flex|grid|block|hidden|absolute|relative|sr-only)(\s|$)/.test(
    text,
  )

/** Returns the texts of a source file that a person may read: of its JSX, its strings and its templates. */
export function readTexts(fileName: string, source: string): readonly SourceText[] {
  const found: SourceText[] = []
  const lineOf = (at: number) => source.slice(0, at).split('\n').length
  const keep = (text: string, node: Node) => {
    const plain = text.replace(/\s+/g, ' ').trim()
    if (isRead(plain)) found.push({ text: plain, line: lineOf(node.start) })
  }
  const walk = (node: Node): void => {
    if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') return
    if (
      node.type.startsWith('TS') &&
      node.type !== 'TSAsExpression' &&
      node.type !== 'TSSatisfiesExpression' &&
      node.type !== 'TSNonNullExpression'
    )
      return
    if (node.type === 'JSXAttribute') {
      const name = (node['name'] as Node)['name']
      if (
        typeof name === 'string' &&
        (unread.has(name) || /^(data-|.*ClassName$|class)/.test(name))
      )
        return
    }
    if (node.type === 'JSXText') return keep(String(node['value']), node)
    if (node.type === 'Literal' && typeof node['value'] === 'string')
      return keep(node['value'], node)
    if (node.type === 'TemplateLiteral') {
      const quasis = node['quasis'] as readonly { value: { cooked: string } }[]
      keep(quasis.map((quasi) => quasi.value.cooked).join('{}'), node)
    }
    for (const [key, value] of Object.entries(node)) {
      if (key === 'quasis') continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child)
    }
  }
  walk(parseSync(fileName, source).program as unknown as Node)
  return found
}
