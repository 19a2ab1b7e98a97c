import { limits } from '@portico/contract'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { ReadPart, useRead } from '../../../flow/account/read-part.tsx'
import { useAct } from '../../../flow/account/use-act.ts'
import { SmsChoice } from '../../../flow/enrolment/step-choice.tsx'
import { CodesIcon } from '../../../foundation/icons/codes-icon.tsx'
import { ShieldIcon } from '../../../foundation/icons/shield-icon.tsx'
import { WarningIcon } from '../../../foundation/icons/warning-icon.tsx'
import { CalmBanner } from '../../../foundation/parts/banner/calm-banner.tsx'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { ItemList, ItemText } from '../../../foundation/parts/item-list/item-list.tsx'
import { Lead } from '../../../foundation/parts/lead/lead.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { TextButton } from '../../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { toDay } from '../../../kernel/text/to-day.ts'
import { fewCodes } from './few-codes.ts'
import { findSmsNumber } from './find-sms-number.ts'
import { SmsRow } from './sms-row.tsx'
import type { Stage } from './step-stage.ts'
import { useNewPhone } from './use-new-phone.ts'

/** The second step of an account that has one. */
export function StepOn({
  totpId,
  onStage,
}: {
  totpId: string
  onStage: (stage: Stage) => void
}): ReactNode {
  const { client } = useWidget()
  const { user, mayEdit, noteCount, openSection } = useAccount()
  const text = useText()
  const read = useRead(
    useCallback(async () => {
      const { totps, is_required, addable } = await client.totps.list()
      const app = totps.find(({ totp_id }) => totp_id === totpId)
      // another window has just turned it off
      if (!app) throw new Error('The authenticator app is not there any more.')
      return { ...app, is_required, addable }
    }, [client, totpId]),
  )
  const left = read.value?.codes_left
  const isRequired = read.value?.is_required ?? false
  useEffect(() => {
    if (left !== undefined) noteCount('secondStep', left)
  }, [left, noteCount])
  const { submit, isPending, problem } = useAct({
    act: () => text('account.act.newCodes'),
    call: (_: null, signal) => client.recoveryCodes.create({ signal }),
    done: ({ recovery_codes }) => onStage({ name: 'codes', codes: recovery_codes, totpId: null }),
  })
  const phone = useNewPhone(onStage)
  const startSms = () => {
    // without the word about what was done before
    openSection('secondStep')
    onStage({ name: 'sms' })
  }
  return (
    <AccountScreen title={text('account.secondStep')} problem={problem ?? phone.problem}>
      <ReadPart read={read}>
        {({ created_at, codes_left, addable }) => (
          <>
            <Lead>{text('account.step.since', { date: toDay(created_at, text) })}</Lead>
            {codes_left <= fewCodes && (
              <CalmBanner tone="warning" icon={<WarningIcon />}>
                {text('account.step.few', { n: codes_left })}
              </CalmBanner>
            )}
            <ItemList label={text('account.secondStep')}>
              <li className="st-item">
                <ShieldIcon />
                <ItemText title={text('account.step.app')} />
              </li>
              <SmsRow mayEdit={mayEdit} onRemoved={read.again} />
              <li className="st-item">
                <CodesIcon />
                <ItemText
                  title={text('account.step.codes')}
                  detail={text('account.step.codesLeft', {
                    n: codes_left,
                    all: limits.totp.recoveryCodes,
                  })}
                />
                {mayEdit && (
                  <TextButton isDisabled={isPending} onPress={() => submit(null)}>
                    {text('account.step.newCodes')}
                  </TextButton>
                )}
              </li>
            </ItemList>
            {mayEdit && addable.includes('sms') && findSmsNumber(user) === null && (
              <ItemList label={text('account.step.add')}>
                <SmsChoice isPending={false} onPress={startSms} />
              </ItemList>
            )}
          </>
        )}
      </ReadPart>
      {mayEdit && (
        <Stack>
          <Button
            kind="secondary"
            isLoading={phone.isPending}
            isQuiet={isPending}
            onPress={() => phone.submit(null)}
          >
            {text('account.step.newPhone')}
          </Button>
          <Button
            kind="secondary"
            isQuiet={isPending || phone.isPending}
            onPress={() => onStage({ name: 'off', totpId, isRequired })}
          >
            {text('account.step.turnOff')}
          </Button>
        </Stack>
      )}
    </AccountScreen>
  )
}
