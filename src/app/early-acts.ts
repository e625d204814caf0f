declare global {
  /** Defined in prerendered pages, which note the buttons that are pressed before the app is there. */
  var takeEarlyPresses: (() => HTMLElement[]) | undefined
}

/** Presses a control as a person does. */
export function press(control: HTMLElement): void {
  control.focus()
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    control.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }))
  control.click()
}

const tellOfInput = (field: HTMLElement) =>
  field.dispatchEvent(new Event('input', { bubbles: true }))

/** Fills in a field as a person does. */
export function type(text: string, field: HTMLElement): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  tellOfInput(field)
}

/** Returns what repeats a field's input; undefined where nothing was filled in. */
function inputOf(field: HTMLInputElement): (() => void) | undefined {
  const { value, checked, defaultValue, defaultChecked } = field
  const isPressed = checked !== defaultChecked && (checked || field.type === 'checkbox')
  if (value === defaultValue && !isPressed) return undefined
  return () => {
    // At its first event, React takes over the field as it is, without telling the app.
    tellOfInput(field)
    if (isPressed) {
      field.checked = !checked
      field.click()
      return
    }
    field.value = defaultValue
    type(value, field)
  }
}

let repeat: (() => void) | undefined

/** Repeats what was filled in and pressed in a prerendered page before the app was there, once its screen answers (R47). */
export function repeatOnceShown(root: Element): void {
  repeat = () => repeatEarlyActs(root)
}

/** The screen, or the page in place of a failed one, answers presses from now on. */
export function screenIsShown(): void {
  const waiting = repeat
  repeat = undefined
  waiting?.()
}

function repeatEarlyActs(root: Element): void {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input, textarea')]
  // All are read first, because the app's answer to one puts others back.
  for (const repeat of fields.map(inputOf)) repeat?.()
  for (const button of globalThis.takeEarlyPresses?.() ?? []) if (button.isConnected) press(button)
}
