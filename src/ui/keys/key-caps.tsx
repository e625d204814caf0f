/** The keys of a shortcut, drawn as key caps. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className="flex flex-none gap-1">
      {keys.split(' ').map((key, place) => (
        <kbd
          key={place}
          className="min-w-6 rounded-badge border border-line-strong px-1.5 text-center text-xs leading-5.5 font-medium text-muted"
        >
          {key.length === 1 ? key.toUpperCase() : key}
        </kbd>
      ))}
    </span>
  )
}
