/** The state of the four bars. */
export interface Segments {
  readonly lit: 1 | 2 | 3 | 4
  /** `weak` is red, `strong` is green. */
  readonly tone: 'weak' | 'strong'
}

/**
 * Returns the bars for a zxcvbn score (specification section 5): 0 or 1 lights one red bar, 2 two red, 3 three green, 4
 * four green.
 */
export function toSegments(score: number): Segments {
  if (score >= 4) return { lit: 4, tone: 'strong' }
  if (score >= 3) return { lit: 3, tone: 'strong' }
  return { lit: score >= 2 ? 2 : 1, tone: 'weak' }
}
