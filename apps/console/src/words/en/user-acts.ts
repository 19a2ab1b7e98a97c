export const userActs = {
  allEnd: (count: number) => (count === 1 ? 'The session ends' : `All ${count} sessions end`),
  block: 'Block',
  blockTitle: (name: string) => `Block ${name}?`,
  blockText: (ends: string, name: string) =>
    `${ends} within seconds, and nobody can sign in to this account until you unblock it. Nothing is erased. ${name} is not told.`,
  unblock: 'Unblock',
  unblockTitle: (name: string) => `Unblock ${name}?`,
  unblockText: (name: string) =>
    `${name} can sign in again. Sessions that the block ended stay ended.`,
  sendLink: 'Send link',
  sendLinkTitle: (name: string) => `Send ${name} a sign-in link?`,
  sendLinkText: (address: string) =>
    `The link goes to ${address}. It works once, for a short time.`,
  endSessions: 'End sessions',
  endSessionsTitle: (name: string) => `End the sessions of ${name}?`,
  endSessionsText: (ends: string, name: string) =>
    `${ends} within seconds. Links and codes under way end as well. ${name} can sign in again at once.`,
  endSession: 'End session',
  endSessionTitle: 'End this session?',
  endSessionText: (browser: string) =>
    `${browser} is signed out within seconds. Other sessions stay.`,
  theDevice: 'The device',
  changeRoles: 'Change roles',
  changeRolesTitle: (name: string) => `Change the roles of ${name}?`,
  changeRolesText: 'They decide from the next call on what apps let the user do.',
  roles: 'Roles',
  changeMetadata: 'Change metadata',
  changeMetadataTitle: (name: string) => `Change the metadata of ${name}?`,
  changeMetadataText:
    'These values come from your back end, and apps trust them. A key with null is removed, others stay.',
  metadata: 'Metadata, as JSON',
  changeStep: 'Change',
  changeStepTitle: (name: string) => `Change the second step of ${name}?`,
  changeStepText:
    'It counts from the next sign-in on, in place of what the project says. Sessions stay. The user cannot change it.',
  step: 'A second step is',
  stepOfProject: (step: string) => `As the project says: ${step}`,
  startRecovery: 'Start recovery',
  startARecovery: 'Start a recovery',
  startRecoveryTitle: (name: string) => `Start a recovery for ${name}?`,
  startRecoveryText:
    'Every address, number and device of the user is told, and any objection stops it. After the waiting time a link goes to the new address.',
  newAddress: 'New e-mail address',
  signInAs: (name: string) => `Sign in as ${name}`,
  impersonateTitle: (name: string) => `Sign in as ${name}?`,
  impersonateText:
    'You get a token that works once, for some minutes, on a page of yours that takes it. Pages and the audit log know that it is you.',
  getToken: 'Get a token',
  token: 'Token, shown only now',
  download: 'Download',
  downloadData: 'Download the data',
  downloadTitle: (name: string) => `Download the data of ${name}?`,
  downloadText:
    'Everything that is kept about the user, without secrets, as one JSON file. Keep it as carefully as the database.',
  delete: 'Delete',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText:
    'Sessions and access of apps end now. Addresses, passkeys and history are erased now, without days to think it over. Nobody can bring them back.',
  chooseReason: 'Choose a reason',
  deletions: {
    asked: 'The user asked for it',
    abuse: 'The account was abused',
    duplicate: 'The user has another account',
    test: 'It was a test account',
    other: 'Another reason',
  },
  type: (text: string) => `Type ${text}`,
  remove: 'Remove',
  removeTitle: (title: string) => `Remove this ${title}?`,
  removeText: (name: string) =>
    `${name} cannot sign in with it any more. The last way to sign in is never removed.`,
  stop: 'Stop messages',
  stopTitle: (to: string) => `Stop messages to ${to}?`,
  stopText:
    'Nothing is sent there until you allow it again: no links, no codes, and no notices about the account.',
  allow: 'Allow messages',
  allowTitle: (to: string) => `Send messages to ${to} again?`,
  allowText:
    'Links, codes and notices leave again. Those that were given up meanwhile do not leave by themselves.',
  addresses: (count: number) => `${count} addresses`,
}
