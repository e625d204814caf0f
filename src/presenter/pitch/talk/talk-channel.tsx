import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { findRoute } from '#routes/find-route.ts'
import { partOfWindow } from '#src/data/part-of-window.ts'

type Message = { asks: true } | { shown: string } | { opens: string }

let opened: BroadcastChannel | undefined

const channel = () => (opened ??= new BroadcastChannel('paid-talk'))

const say = (message: Message): void => channel().postMessage(message)

function hear(listener: (message: Message) => void): () => void {
  const take = ({ data }: MessageEvent<Message>) => listener(data)
  channel().addEventListener('message', take)
  return () => channel().removeEventListener('message', take)
}

const isInSight = () => document.visibilityState === 'visible'

/** Tells the window with the notes which screen is shown, now and whenever it asks; returns a function that stops it. */
function tellShown(screen: string): () => void {
  const tell = () => {
    if (isInSight()) say({ shown: screen })
  }
  tell()
  document.addEventListener('visibilitychange', tell)
  addEventListener('focus', tell)
  const stop = hear((message) => 'asks' in message && tell())
  return () => {
    stop()
    document.removeEventListener('visibilitychange', tell)
    removeEventListener('focus', tell)
  }
}

/** Calls the listener with the screen that another window shows, beginning with the current one. */
export function followShown(listener: (screen: string) => void): () => void {
  const stop = hear((message) => 'shown' in message && listener(message.shown))
  say({ asks: true })
  return stop
}

/** Opens an address in the window that the notes follow. */
export const openShown = (path: string): void => say({ opens: path })

/** Tells the window with the presenter's notes which screen this one shows. */
export function ShownScreen() {
  const [location, navigate] = useLocation()
  const id = findRoute(location)?.id
  // The notes follow the others; the stage speaks for its sides.
  const isFollowed = id !== undefined && id !== 'talk' && partOfWindow() === undefined
  useEffect(() => (isFollowed ? tellShown(id) : undefined), [id, isFollowed])
  useEffect(() => {
    if (!isFollowed) return
    return hear((message) => {
      if ('opens' in message && isInSight()) navigate(message.opens)
    })
  }, [isFollowed, navigate])
  return null
}
