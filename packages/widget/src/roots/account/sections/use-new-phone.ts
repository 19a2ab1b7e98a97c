import { useAct } from '../../../flow/account/use-act.ts'
import type { Submit } from '../../../flow/use-submit.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import type { Stage } from './step-stage.ts'

/** Begins to add an app that takes the place of the one which protects the account, once its recovery codes are saved. */
export function useNewPhone(onStage: (stage: Stage) => void): Submit<null> {
  const { client } = useWidget()
  const text = useText()
  return useAct({
    act: () => text('account.act.addStep'),
    call: (_: null, signal) => client.totps.create({ replace: true }, { signal }),
    done: (app) => onStage({ name: 'app', app }),
  })
}
