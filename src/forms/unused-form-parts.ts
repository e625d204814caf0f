/**
 * Stands for the parts of the form library that its front always brings along and no form here has: groups of fields,
 * and the messages to its developer tools. The build takes it in their place.
 */
function unused(): never {
  throw new Error('This part of the form library is left out of the build.')
}

export {
  unused as FieldGroupApi,
  unused as FormGroup,
  unused as FormGroupApi,
  unused as getDefaultFormGroupMeta,
  unused as useFieldGroup,
  unused as useFormGroup,
}

/** Nobody listens. */
export class EventClient {
  on(): () => void {
    return () => undefined
  }

  emit(): void {}
}
