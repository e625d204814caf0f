import react from 'react'

/** What the app's own modules take of React, by name: `src/build/react-by-name.ts` puts it in the package's place. */
export const {
  Component,
  Fragment,
  StrictMode,
  Suspense,
  createContext,
  createElement,
  lazy,
  memo,
  startTransition,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} = react
