import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Day } from '../call/replies.ts'
import { toCount } from '../parts/count.ts'
import { toShortDay } from '../parts/moment.tsx'
import { words } from '../words/words.ts'

const height = 160
/** Space for the figures at the left. */
const left = 44
/** Days between two names under the chart. */
const namedEvery = 7

/** Sign-ins of thirty days, let in and refused; the arrow keys and the pointer say the figures of a day. */
export function DaysChart({ days }: { readonly days: readonly Day[] }) {
  const [chosen, setChosen] = useState(days.length - 1)
  const [isTable, setTable] = useState(false)
  const most = toScale(Math.max(1, ...days.map((day) => day.signed_in + day.refused)))
  const day = days[chosen]
  const names = words().home
  const text = day ? toText(day) : ''
  const press = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: chosen - 1,
      ArrowRight: chosen + 1,
      Home: 0,
      End: days.length - 1,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    setChosen(Math.max(0, Math.min(days.length - 1, next)))
  }
  return (
    <section className="panel chart" aria-label={names.chart}>
      <div className="section-head">
        <h2>{names.chart}</h2>
        <p className="legend">
          <span data-series="in">{names.letIn}</span>
          <span data-series="out">{names.refused}</span>
          <button type="button" className="link" onClick={() => setTable(!isTable)}>
            {isTable ? names.asChart : names.asTable}
          </button>
        </p>
      </div>
      {isTable ? (
        <DaysTable days={days} />
      ) : (
        <>
          <p className="said">{text}</p>
          <div
            role="slider"
            tabIndex={0}
            aria-label={names.day}
            aria-valuemin={1}
            aria-valuemax={days.length}
            aria-valuenow={chosen + 1}
            aria-valuetext={text}
            onKeyDown={press}
          >
            <Plot days={days} chosen={chosen} most={most} onChoose={setChosen} />
          </div>
        </>
      )}
    </section>
  )
}

/** The bars, as wide as their place: nothing is scaled, so that figures and names are as large as other texts. */
function Plot({
  days,
  chosen,
  most,
  onChoose,
}: {
  readonly days: readonly Day[]
  readonly chosen: number
  readonly most: number
  onChoose(day: number): void
}) {
  const [place, width] = useWidth()
  const step = Math.max(4, (width - left) / days.length)
  const barWidth = Math.max(2, Math.round(step * 0.68))
  return (
    <svg ref={place} aria-hidden="true" className="bars">
      {[0, 0.5, 1].map((share) => (
        <g key={share} className="line">
          <path d={`M${left} ${toY(share)}H${left + days.length * step}`} />
          <text x={left - 8} y={toY(share) + 4} textAnchor="end">
            {toCount(most * share)}
          </text>
        </g>
      ))}
      {days.map((one, i) => (
        <Bar
          key={one.day}
          day={one}
          x={left + i * step}
          widths={{ step, barWidth }}
          most={most}
          isChosen={i === chosen}
          onChoose={() => onChoose(i)}
        />
      ))}
      {days.map((one, i) =>
        (days.length - 1 - i) % namedEvery === 0 ? (
          <text
            key={one.day}
            x={left + i * step + barWidth / 2}
            y={height + 20}
            textAnchor="middle"
          >
            {toShortDay(one.day)}
          </text>
        ) : null,
      )}
    </svg>
  )
}

const toY = (share: number) => height - share * (height - 8)

function Bar({
  day,
  x,
  widths: { step, barWidth },
  most,
  isChosen,
  onChoose,
}: {
  readonly day: Day
  readonly x: number
  readonly widths: { readonly step: number; readonly barWidth: number }
  readonly most: number
  readonly isChosen: boolean
  onChoose(): void
}) {
  const letIn = height - toY(day.signed_in / most)
  const refused = height - toY(day.refused / most)
  // Two pixels of background between both, since their colours do not differ by brightness alone.
  const gap = letIn > 0 && refused > 2 ? 2 : 0
  return (
    <g className="bar" data-chosen={isChosen || undefined} onPointerEnter={onChoose}>
      <rect className="space" x={x - (step - barWidth) / 2} y="0" width={step} height={height} />
      <rect data-series="in" x={x} y={height - letIn} width={barWidth} height={letIn} />
      <rect
        data-series="out"
        x={x}
        y={height - letIn - refused}
        width={barWidth}
        height={Math.max(0, refused - gap)}
      />
    </g>
  )
}

function DaysTable({ days }: { readonly days: readonly Day[] }) {
  const names = words().home
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{names.day}</th>
          <th scope="col">{names.letIn}</th>
          <th scope="col">{names.refused}</th>
          <th scope="col">{names.signUps}</th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map((day) => (
          <tr key={day.day}>
            <th scope="row">{toShortDay(day.day)}</th>
            <td>{toCount(day.signed_in)}</td>
            <td>{toCount(day.refused)}</td>
            <td>{toCount(day.signed_up)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const toText = ({ day, signed_in: letIn, refused }: Day) =>
  words().home.ofDay(toShortDay(day), toCount(letIn), toCount(refused))

/** Follows the width of an element; 0 before it is drawn. */
function useWidth(): readonly [place: RefObject<SVGSVGElement | null>, width: number] {
  const place = useRef<SVGSVGElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    const follow = () => setWidth(element.getBoundingClientRect().width)
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [place, width]
}

/** The next even number of one digit and zeros, so that half of it is a whole number. */
function toScale(most: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(most)))
  const steps = [2, 4, 6, 8, 10].map((one) => one * unit)
  return steps.find((one) => one >= most) ?? 20 * unit
}
