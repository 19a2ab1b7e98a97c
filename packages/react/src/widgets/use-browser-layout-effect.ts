import { useEffect, useLayoutEffect } from 'react'

/**
 * A layout effect in the browser. A server has no layout, and older versions of React warn about layout effects there.
 */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
