/** After a refused send: puts the focus on the first field to mend, whatever control it is. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  // The messages are drawn by the next frame.
  requestAnimationFrame(() => {
    const marked = form.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-invalid=true]')
    // A list drawn twice, as a table and as cards, shows one of them.
    for (const control of marked) if (control.checkVisibility()) return control.focus()
  })
}
