/** After a refused send: puts the focus on the first field to mend. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  // The messages are drawn by the next frame.
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })
}
