/** The time that a share of them stays below. */
export const percentile = (times, p) => {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))]
}

/** How often a time of `others` is above one of `base`: 0.5 means that nothing is told. Either way round is as telling. */
export function toAuc(base, others) {
  const all = [...base.map((ms) => [ms, 0]), ...others.map((ms) => [ms, 1])].sort(
    (a, b) => a[0] - b[0],
  )
  let ranks = 0
  for (const [index, [, isOther]] of all.entries()) if (isOther) ranks += index + 1
  const auc = (ranks - (others.length * (others.length + 1)) / 2) / (base.length * others.length)
  return Math.max(auc, 1 - auc)
}
