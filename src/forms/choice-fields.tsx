import { type ComponentProps, type ReactNode, useId } from 'react'
import { Checkbox, CheckboxGroup } from '#src/ui/checkbox.tsx'
import { describedBy, FieldNotes } from '#src/ui/field.tsx'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { RadioList } from '#src/ui/radio-list.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Select } from '#src/ui/select.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { useBoundField } from './bound-field.ts'

type Unbound<Props> = Omit<Props, 'value' | 'checked' | 'error' | 'onChange'>

/** Returns the hint, the error and their ids for a custom control. */
function useNoted<Value>(hint?: ReactNode) {
  const id = useId()
  const { value, error, change } = useBoundField<Value>()
  return {
    value,
    change,
    notes: <FieldNotes {...{ id, hint, error }} />,
    shared: { describedBy: describedBy(id, { hint, error }), invalid: error !== undefined },
  }
}

export function FormSelect(props: Unbound<ComponentProps<typeof Select>>) {
  const { value, error, change } = useBoundField<string>()
  return <Select {...props} value={value} error={error} onChange={change} />
}

export function FormRadioList(props: Unbound<ComponentProps<typeof RadioList>>) {
  const { value, error, change } = useBoundField<string>()
  return <RadioList {...props} value={value} error={error} onChange={change} />
}

export function FormCheckboxGroup(props: Unbound<ComponentProps<typeof CheckboxGroup>>) {
  const { value, error, change } = useBoundField<readonly string[]>()
  return <CheckboxGroup {...props} value={value} error={error} onChange={change} />
}

type SegmentedProps = Unbound<ComponentProps<typeof Segmented>> & {
  hint?: ReactNode
  /** Shows the label: beside the control on phones, above it where there is room. */
  labelShown?: boolean
}

export function FormSegmented({ hint, labelShown = false, ...props }: SegmentedProps) {
  const { value, change, notes, shared } = useNoted<string>(hint)
  const choice = <Segmented {...props} {...shared} value={value} onChange={change} />
  return (
    <div className="grid content-start gap-1.5">
      {labelShown ? (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 md:grid md:content-start md:justify-start">
          <span aria-hidden className="font-semibold md:text-sm">
            {props.label}
          </span>
          {choice}
        </div>
      ) : (
        <div>{choice}</div>
      )}
      {notes}
    </div>
  )
}

export function FormCheckbox({
  hint,
  ...props
}: Unbound<ComponentProps<typeof Checkbox>> & { hint?: ReactNode }) {
  const { value, change, notes, shared } = useNoted<boolean>(hint)
  return (
    <div>
      <Checkbox {...props} {...shared} checked={value} onChange={change} />
      {notes}
    </div>
  )
}

export function FormSwitch(props: Unbound<ComponentProps<typeof Switch>>) {
  const { value, change, notes } = useNoted<boolean>()
  return (
    <div>
      <Switch {...props} checked={value} onChange={change} />
      {notes}
    </div>
  )
}

type FileProps = Omit<ComponentProps<typeof FilePicker>, 'onPick'> & { hint?: ReactNode }

/** Files to submit with the form; their names appear below the button. */
export function FormFileField({ hint, ...props }: FileProps) {
  const { value, change, notes, shared } = useNoted<readonly File[]>(hint)
  return (
    <div className="grid justify-items-start gap-1.5">
      <FilePicker {...props} {...shared} onPick={change} />
      {value.length > 0 && (
        <ul className="min-w-0 text-sm wrap-anywhere">
          {value.map((file, index) => (
            <li key={index}>{file.name}</li>
          ))}
        </ul>
      )}
      {notes}
    </div>
  )
}
