import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { describedBy, Field, fieldBox, type FieldLook, type FieldText } from './field.tsx'
import { IconButton } from './icon-button.tsx'

interface Own extends FieldText {
  /** Content inside the box, before and after the text: a currency, a unit, a path. */
  prefix?: ReactNode
  suffix?: ReactNode
  /** Differs from the saved value. */
  changed?: boolean
  look?: FieldLook
  className?: string
}
type Native<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, keyof Own>
export type TextFieldProps = Own &
  (({ multiline?: false } & Native<'input'>) | ({ multiline: true } & Native<'textarea'>))

const bare = 'w-full min-w-0 flex-1 bg-transparent outline-none'

export function TextField({
  label,
  labelHidden,
  hint,
  error,
  aside,
  prefix,
  suffix,
  changed = false,
  look = 'box',
  className,
  ...control
}: TextFieldProps) {
  const generated = useId()
  const id = control.id ?? generated
  const shared = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint, error }),
  }
  return (
    <Field
      {...{ id, label, labelHidden, hint, error, aside }}
      {...(className !== undefined && { className })}
    >
      <div className={fieldBox({ error, changed, look })}>
        {prefix && <span className="flex-none text-subtle [&_svg]:size-4.5">{prefix}</span>}
        {control.multiline ? (
          <MultiLine {...control} {...shared} />
        ) : (
          <SingleLine {...control} {...shared} />
        )}
        {suffix && <span className="flex-none text-subtle [&_svg]:size-4.5">{suffix}</span>}
      </div>
    </Field>
  )
}

function SingleLine({ multiline: _, ...rest }: { multiline?: false } & ComponentProps<'input'>) {
  return <input {...rest} className={`${bare} min-h-10`} />
}

function MultiLine({
  multiline: _,
  rows = 3,
  ...rest
}: { multiline: true } & ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} className={`${bare} resize-y py-2.5`} />
}

export type PasswordFieldProps = Extract<TextFieldProps, { multiline?: false }>

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setShown(!shown)}
          className="-mr-3.5"
        />
      }
    />
  )
}
