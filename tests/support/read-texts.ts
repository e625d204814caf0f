import { parseSync } from 'vite'

/**
 * A text of the source that a person may read, with its line; `{}` stands for what is filled in. A label is the text of
 * a button, a menu item, a tab or another choice.
 */
export interface SourceText {
  readonly text: string
  readonly line: number
  readonly isLabel: boolean
}

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

/** The attributes of a dialog or a button that hold a button's text. */
const buttonTexts = new Set(['confirmLabel', 'pendingLabel', 'submit'])
const buttons = /^(Button|ButtonLink|SubmitButton|SocialButton)$/

/** Returns the name of a property, of an attribute or of an element, which may be a part of another: `form.SubmitButton`. */
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'JSXMemberExpression') return nameOf(node['property'])
  const name = node['name'] ?? node['value']
  return typeof name === 'string' ? name : ''
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const isClass = (word: string): boolean =>
  /^-?[a-z]+(-[a-z0-9./[\]%]+)+[:!]?$|[:[\]].|^(flex|grid|block|hidden|absolute|relative|truncate)$/.test(
    word,
  )

/** Returns whether half of the words are classes and none begins with a capital, unlike in "Turn on two-factor". */
function isClassList(text: string): boolean {
  const words = text.split(' ')
  return 2 * words.filter(isClass).length >= words.length && !/(^|[{} ])[A-Z][a-z]/.test(text)
}

/** Words of a person: at least two letters in a row, and a space or a capital; neither a path nor a list of classes. */
const isRead = (text: string): boolean =>
  /[a-z]{2}|[A-Z][a-z]/i.test(text) &&
  /[A-Z]|[a-z’'.,?!]\s[a-z{]/i.test(text) &&
  !/^[\w./#@:*?=&{}[\]|^$\\+-]*$/.test(text.replace(/^[A-Z][a-z]+[.:?!…]?$/, ' ')) &&
  !isClassList(text)

/** Returns the texts of a source file that a person may read: of its JSX, its strings and its templates. */
export function readTexts(fileName: string, source: string): readonly SourceText[] {
  const found: SourceText[] = []
  const lineOf = (at: number) => source.slice(0, at).split('\n').length
  const keep = (text: string, node: Node, isLabel: boolean) => {
    const plain = text.replace(/\s+/g, ' ').trim()
    if (isRead(plain)) found.push({ text: plain, line: lineOf(node.start), isLabel })
  }
  const walk = (node: Node, isLabel = false): void => {
    if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') return
    if (
      node.type.startsWith('TS') &&
      node.type !== 'TSAsExpression' &&
      node.type !== 'TSSatisfiesExpression' &&
      node.type !== 'TSNonNullExpression'
    )
      return
    if (node.type === 'JSXAttribute') {
      const name = nameOf(node['name'])
      if (unread.has(name) || /^(data-|.*ClassName$|class)/.test(name)) return
      if (isNode(node['value'])) walk(node['value'], buttonTexts.has(name))
      return
    }
    if (node.type === 'JSXText') return keep(String(node['value']), node, isLabel)
    if (node.type === 'Literal' && typeof node['value'] === 'string')
      return keep(node['value'], node, isLabel)
    if (node.type === 'TemplateLiteral') {
      const quasis = node['quasis'] as readonly { value: { cooked: string } }[]
      keep(quasis.map((quasi) => quasi.value.cooked).join('{}'), node, isLabel)
    }
    const isIn =
      node.type === 'JSXElement'
        ? buttons.test(nameOf((node['openingElement'] as Node)['name']))
        : node.type === 'Property'
          ? nameOf(node['key']) === 'label'
          : isLabel
    for (const [key, value] of Object.entries(node)) {
      if (key === 'quasis') continue
      const isChild = key === 'children' || key === 'value' || node.type !== 'JSXElement'
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) walk(child, isIn && isChild)
    }
  }
  walk(parseSync(fileName, source).program as unknown as Node)
  return found
}
