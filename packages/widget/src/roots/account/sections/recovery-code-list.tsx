import { limits } from '@portico/contract'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { WithAccountTexts } from '../../../flow/account/account-language.tsx'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { followStage } from '../../../flow/account/follow-stage.ts'
import { ReadPart, useRead } from '../../../flow/account/read-part.tsx'
import { useAct } from '../../../flow/account/use-act.ts'
import { CodesIcon } from '../../../foundation/icons/codes-icon.tsx'
import { WarningIcon } from '../../../foundation/icons/warning-icon.tsx'
import { CalmBanner } from '../../../foundation/parts/banner/calm-banner.tsx'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { ItemList, ItemText } from '../../../foundation/parts/item-list/item-list.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { TextButton } from '../../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { accountCodesText } from '../../../locales/en/account-codes.ts'
import { accountStepText } from '../../../locales/en/account-step.ts'
import { fewCodes } from './few-codes.ts'
import { toCodesLeft } from './to-codes-left.ts'

/** The screens of the recovery codes: how many are left, and the new ones, which are shown once. */
export function Section(): ReactNode {
  return (
    <WithAccountTexts room="account-step" texts={accountStepText}>
      <WithAccountTexts room="account-codes" texts={accountCodesText}>
        <RecoveryCodes />
      </WithAccountTexts>
    </WithAccountTexts>
  )
}

const loadCodes = () => import('../../../flow/enrolment/code-sheet.tsx')

/** Codes that were just made, and whether the user had others. */
interface Made {
  readonly codes: readonly string[]
  readonly isAnew: boolean
}

function NewCodes({ made, onDone }: { made: Made; onDone: () => void }): ReactNode {
  const { codes, isAnew } = made
  const text = useText()
  const { noteCount, openSection } = useAccount()
  const read = useRead(loadCodes)
  const done = () => {
    noteCount('recoveryCodes', codes.length)
    onDone()
    openSection('recoveryCodes')
  }
  const lead = [
    text('account.codes.lead'),
    text('account.codes.onlyNow'),
    ...(isAnew ? [text('account.codes.old')] : []),
  ].join(' ')
  return (
    <ReadPart read={read}>
      {({ CodeSheet }) => <CodeSheet codes={codes} lead={lead} onDone={done} />}
    </ReadPart>
  )
}

function RecoveryCodes(): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  // in the memory of this component alone: a user who leaves the section has to make new ones
  const [made, setMade] = useState<Made | null>(null)
  const before = useRef(made)
  useEffect(() => {
    if (before.current === made) return
    before.current = made
    return followStage(place.current)
  }, [made])
  return (
    <div className="st-screen" ref={place}>
      {made ? (
        <NewCodes made={made} onDone={() => setMade(null)} />
      ) : (
        <CodesLeft onMade={setMade} />
      )}
    </div>
  )
}

function CodesLeft({ onMade }: { onMade: (made: Made) => void }): ReactNode {
  const { client } = useWidget()
  const { mayEdit, noteCount } = useAccount()
  const text = useText()
  const read = useRead(useCallback(() => client.recoveryCodes.count(), [client]))
  const left = read.value ? toCodesLeft(read.value) : undefined
  useEffect(() => {
    if (left !== undefined) noteCount('recoveryCodes', left)
  }, [left, noteCount])
  const { submit, isPending, problem } = useAct({
    act: () => text('account.act.newCodes'),
    call: (_: null, signal) => client.recoveryCodes.create({ signal }),
    done: ({ recovery_codes: codes }) => onMade({ codes, isAnew: Boolean(left) }),
  })
  return (
    <AccountScreen
      title={text('account.recoveryCodes')}
      lead={text('account.codes.lead')}
      problem={problem}
    >
      <ReadPart read={read}>
        {({ codes_left: n, has_made_codes }) =>
          n === 0 ? (
            <>
              {has_made_codes && (
                <CalmBanner tone="warning" icon={<WarningIcon />}>
                  {text('account.value.noCodes')}
                </CalmBanner>
              )}
              {mayEdit && (
                <Stack>
                  <Button kind="primary" isLoading={isPending} onPress={() => submit(null)}>
                    {text('account.codes.make')}
                  </Button>
                </Stack>
              )}
            </>
          ) : (
            <>
              {n <= fewCodes && (
                <CalmBanner tone="warning" icon={<WarningIcon />}>
                  {text('account.step.few', { n })}
                </CalmBanner>
              )}
              <ItemList label={text('account.recoveryCodes')}>
                <li className="st-item">
                  <CodesIcon />
                  <ItemText
                    title={text('account.step.codesLeft', { n, all: limits.totp.recoveryCodes })}
                  />
                  {mayEdit && (
                    <TextButton isDisabled={isPending} onPress={() => submit(null)}>
                      {text('account.step.newCodes')}
                    </TextButton>
                  )}
                </li>
              </ItemList>
            </>
          )
        }
      </ReadPart>
    </AccountScreen>
  )
}
