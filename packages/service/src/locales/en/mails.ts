/** Texts that several mails share. */
export const mails = {
  facts: {
    askedFor: 'Asked for',
    when: 'When',
    browser: 'Browser',
    place: 'Place',
    proof: 'With',
  },
  /** Names a browser and its system. */
  browser: '{browser} on {system}',
  /** Names a place, in its own row and within a sentence. */
  place: 'Near {city}, {country}',
  near: 'near {city}',
  /** Says where a secret was requested, with and without a place. */
  askedNear: 'Asked for from {browser}, near {city}.',
  askedFrom: 'Asked for from {browser}.',
  worksUntil: 'It works once, until {time}.',
  worksFor: 'It works once, for {duration}.',
  buttonFails: 'The button does not open? {link}',
  nobodyGetsIn: 'Not you? Then do nothing: nobody gets in without this mail.',
  notMe: 'This was not me',
  wasItYou: 'Was this you?',
  ifItWasYou: 'If it was you, there is nothing to do.',
  sentFor: {
    signIn: 'Sent to {email} because someone asked to sign in with it.',
    signUp: 'Sent to {email} because someone asked to sign up with it.',
    safety: 'Sent to {email} because it concerns the safety of your account.',
  },
  help: 'Help',
  /** Between facts in a mail's preview, whose last words are a question. */
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  /** Two sentences, one after the other. */
  sentences: '{one} {other}',
  /** A name that a user has chosen. */
  quoted: '"{name}"',
}
