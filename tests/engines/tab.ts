/** The roles by which journeys find things. */
export type Role =
  | 'alertdialog'
  | 'button'
  | 'dialog'
  | 'heading'
  | 'img'
  | 'link'
  | 'listitem'
  | 'menuitem'
  | 'option'
  | 'radio'
  | 'region'
  | 'row'
  | 'spinbutton'
  | 'switch'
  | 'tab'
  | 'textbox'

/** What a person looks for: something by its role and name, or a text; the first that can be seen. */
export type Target = ({ role: Role; name?: string | RegExp } | { text: string | RegExp }) & {
  /** A text that it contains. */
  has?: string
  within?: Target
}

export interface ChosenFile {
  name: string
  buffer: Buffer
}

/** One page of an engine, in a profile of its own: what journeys are written against. Everything waits. */
export interface Tab {
  open: (path: string) => Promise<void>
  reload: () => Promise<void>
  /** Returns the path, search and hash of the address. */
  address: () => Promise<string>
  press: (target: Target) => Promise<void>
  /** Replaces the text of a field. */
  fill: (field: Target, text: string) => Promise<void>
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>
  sees: (target: Target) => Promise<void>
  lacks: (target: Target) => Promise<void>
  /** Returns the text of what is found. */
  read: (target: Target) => Promise<string>
  /** Gives a file to the input with this label, which pages hide behind a button. */
  chooseFile: (label: string, file: ChosenFile) => Promise<void>
  /** Returns the file that a press downloads. */
  download: (target: Target) => Promise<ChosenFile>
  /** Returns a picture of what is found, as PNG. */
  picture: (target: Target) => Promise<Buffer>
  /** Returns what an expression is in the page. */
  evaluate: <T>(expression: string) => Promise<T>
  /** Shows the page in the frame that has this `data-part`, or the whole page again. */
  turnTo: (part: string | null) => Promise<void>
}

const byRole =
  (role: Role) =>
  (name?: string | RegExp): Target => ({ role, ...(name !== undefined && { name }) })

export const alertDialog = byRole('alertdialog')
export const button = byRole('button')
export const dialog = byRole('dialog')
export const heading = byRole('heading')
export const image = byRole('img')
export const link = byRole('link')
export const listItem = byRole('listitem')
export const menuItem = byRole('menuitem')
export const option = byRole('option')
export const radio = byRole('radio')
export const region = byRole('region')
export const row = byRole('row')
export const number = byRole('spinbutton')
export const switchOf = byRole('switch')
export const tab = byRole('tab')
export const field = byRole('textbox')

export const text = (words: string | RegExp): Target => ({ text: words })

export const within = (outer: Target, inner: Target): Target => ({ ...inner, within: outer })

export const having = (target: Target, words: string): Target => ({ ...target, has: words })
