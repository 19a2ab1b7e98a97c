import { useEffect } from 'react'
import { findIgnored } from '../config/find-ignored.ts'
import type { LoginConfig } from '../config/login-config.ts'
import { methods } from '../methods/index.ts'

const said = new Set<string>()
const available = methods.map(({ id }) => id)

/** Tells the site owner, once each, what the configuration asks for in vain. */
export function useWarnIgnored(config: LoginConfig): void {
  useEffect(() => {
    for (const sentence of findIgnored(config, available)) {
      if (said.has(sentence)) continue
      said.add(sentence)
      console.warn(sentence)
    }
  }, [config])
}
