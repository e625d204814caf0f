import { useBoundField } from '#src/forms/bound-field.ts'
import { useFieldContext } from '#src/forms/form-contexts.ts'
import { TextField, type TextFieldProps } from '#src/ui/text-field.tsx'

type Props = Omit<Extract<TextFieldProps, { multiline?: false }>, 'multiline'> & {
  /** Puts what is typed into the shape in which it is printed. */
  format: (text: string) => string
}

/** A field of the form that groups its digits while they are typed at its end. */
export function TypedField({ format, ...props }: Props) {
  const bound = useBoundField()
  const field = useFieldContext<string>()
  return (
    <TextField
      {...props}
      {...bound}
      onChange={({ target }) => {
        // In the middle of it the caret would jump, and taking a character away must stay possible.
        const atEnd = target.selectionStart === target.value.length
        const longer = target.value.length > field.state.value.length
        field.handleChange(atEnd && longer ? format(target.value) : target.value)
      }}
    />
  )
}
