import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { registerScreens } from '../../flow/register-flow.ts'
import type { FlowOf, ScreensOf } from '../../flow/screens.ts'
import { CloseIcon } from '../../foundation/icons/close-icon.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { findFocused, getTree } from '../../foundation/parts/take-focus.ts'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { ProofQuestion, WithProofTexts } from '../../screens/confirm/proof-question.tsx'
import type { ProofOptions } from './portico-proof.ts'

/** The one screen of the question. */
export type ProofFlow = FlowOf<{ readonly name: 'proof' }, never, Record<never, never>>

registerStyles(`
& .st-card:has(.st-proof-close){position:relative}
& .st-screen:has(.st-proof-close)>.st-heading{padding-inline-end:36px}
& .st-proof-close{position:absolute;inset-block-start:12px;inset-inline-end:12px;display:grid;place-items:center;width:44px;height:44px;margin:0!important;border-radius:var(--st-rounded-base);outline-offset:-2px}
`)

const Proof = (): ReactNode => (
  <WithProofTexts>
    <Question />
  </WithProofTexts>
)

function Question(): ReactNode {
  const { client, latest } = useWidget()
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  // only the element of this root shows this screen, and has its options
  const { demand } = latest.current as ProofOptions
  const { ways, reason, settle } = demand
  const user = client.user.getSync()
  const title = text('furtherFactor.title')
  useLayoutEffect(() => {
    const tree = heading.current && getTree(heading.current)
    const outside = tree && 'host' in tree ? tree.host : heading.current
    outside?.closest('dialog')?.setAttribute('aria-label', title)
  }, [title])
  useEffect(() => {
    const shown = heading.current?.closest('.st-screen')
    if (!shown) return
    const active = findFocused(shown)
    const control = shown.querySelector<HTMLElement>(':is(input,button:not(.st-proof-close))')
    const isInside = active !== null && shown.contains(active)
    if (!isInside || (active === heading.current && control)) (control ?? heading.current)?.focus()
  })
  if (!user) return null
  return (
    <>
      <Heading headingRef={heading}>{title}</Heading>
      <ProofQuestion lead={reason} ways={ways} user={user} onProved={() => settle(true)} />
      <button
        className="st-proof-close"
        type="button"
        aria-label={text('account.confirm.close')}
        onClick={() => settle(false)}
      >
        <CloseIcon />
      </button>
    </>
  )
}

/** The screens of the root. */
export const screens = registerScreens({
  flow: {},
  views: { proof: Proof },
  texts: {},
} satisfies ScreensOf<ProofFlow>)
