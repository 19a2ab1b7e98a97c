import type { MethodAdvice } from '../flow/advice/method-advice.ts'
import * as registry from './advice.ts'

/** The advice of every method that has some, by the names of their products. */
export const allAdvice: ReadonlyMap<string, MethodAdvice> = new Map(Object.entries(registry))
