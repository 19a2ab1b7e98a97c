import { useEffect, useLayoutEffect } from 'react'

/** There is no layout on a server, and older versions of React warn of asking for it there. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
