import type {
  DisplayCurrency,
  FigureStyle,
  NotificationWay,
  WeekStart,
} from '#db/people/schemas.ts'

export const wayOptions: readonly { value: NotificationWay; label: string }[] = [
  { value: 'app', label: 'In the app' },
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'Text message' },
]

export const figureOptions: { value: FigureStyle; label: string }[] = [
  { value: 'comma', label: '1,284.50' },
  { value: 'space', label: '1\u00a0284.50' },
  { value: 'plain', label: '1284.50' },
]

export const weekOptions: readonly { value: WeekStart; label: string }[] = [
  { value: 'monday', label: 'Monday' },
  { value: 'sunday', label: 'Sunday' },
]

export const displayCurrencyOptions: readonly { value: DisplayCurrency; label: string }[] = [
  { value: 'none', label: 'As it is' },
  { value: 'USD', label: 'USD' },
  { value: 'ZWL', label: 'ZWL' },
]
