import { pickWords } from '../../locales/to-catalogue.ts'
import { declareMethod } from '../declare-method.ts'
import { magicLinkSetting } from './magic-link-setting.ts'
import { magicLinkWords } from './magic-link-words.ts'
import { toBootstrap } from './to-bootstrap.ts'

/** The declaration of magic links. */
export const emailMagicLinks = declareMethod({
  id: 'email-magic-links',
  settings: { magicLinks: magicLinkSetting },
  toBootstrap,
  challengeKinds: ['magic_link', 'other_device', 'other_device_decision'],
  auditActions: ['authentication.approved', 'authentication.refused'],
  setups: { link: { label: 'a link by e-mail' } },
  hosted: { isReturning: true, mails: 'only' },
  proofs: {
    magic_link: {
      type: 'magic_link',
      deliveryMethod: 'email',
      proves: 'email',
      // The link has a one-time secret, as the code beside it in the mail.
      amr: ['otp'],
      title: 'link by e-mail',
      reason: 'it was in the mailbox, as a code by e-mail is',
      words: pickWords(magicLinkWords, 'proof'),
    },
    embedded_link: {
      type: 'magic_link',
      deliveryMethod: 'embedded',
      proves: null,
      title: 'link that the back end created',
      reason: 'the host vouches for the user, who proved nothing here',
    },
  },
})
