import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': '비밀번호를 설정하여 계정 만들기를 완료하세요',
  'password.login.title': '로그인',
  'button.forgotPassword': '비밀번호를 잊으셨나요?',
  'button.logInByEmail': '대신 이메일로 로그인',
  'formField.password.label': '비밀번호',
  'button.showPassword': '비밀번호 표시',
  'password.forgot.title': '비밀번호를 잊으셨나요?',
  'password.forgot.content':
    '비밀번호를 재설정할 수 있는 링크를 이메일로 보냈습니다: <bold>{email}</bold>',
  'password.breached.title': '이메일을 확인하여 새 비밀번호를 설정하세요',
  'password.breached.content': '<bold>{email}</bold> 주소로 이메일을 보냈습니다.',
  'password.breached.whyTitle': '비밀번호가 맞는데 왜 바꿔야 하나요?',
  'password.breached.why':
    '같은 비밀번호가 다른 사이트에서 도난된 목록에 있어서 다른 사람이 여기서 사용해 볼 수 있습니다. {project} 계정이 침해된 것은 아닙니다. 새 비밀번호를 설정한 다음 그 사이트의 비밀번호도 새로 바꾸세요.',
  'password.resetRequired.title': '이메일을 확인하여 새 비밀번호를 설정하세요',
  'password.resetRequired.content': '<bold>{email}</bold> 주소로 이메일을 보냈습니다.',
  'password.setNew.title': '이메일을 확인하세요',
  'password.setNew.content': '로그인할 수 있는 링크를 이메일로 보냈습니다: <bold>{email}</bold>',
  'button.resendEmail': '이메일 다시 보내기',
  'button.emailResent': '이메일을 보냈습니다',
  'password.reset.title': '비밀번호 재설정',
  'password.reset.loggingInProgress': '로그인하는 중…',
  'password.reset.noToken': '보내 드린 이메일의 링크를 사용하여 이 페이지를 여세요.',
  'password.reset.deadTitle': '더 이상 사용할 수 없는 링크입니다',
  'password.reset.deadContent':
    '이미 사용되었거나 만료되었습니다. 링크를 열어도 변경된 것은 없습니다.',
  'password.reset.sendNewLink': '새 링크 보내기',
  'password.reset.newLinkGoesTo': '<bold>{email}</bold> 주소로 보냅니다.',
  'password.reset.backToLogIn': '로그인으로 돌아가기',
  'login.success.content': '로그인되었습니다.',
  'password.strength': '비밀번호 보안 수준: 4점 만점에 {score}점.',
  'password.strength.accepted': '강력한 비밀번호',
  'password.hint.start':
    '{characterLength}자 이상 사용하세요. 흔하지 않은 단어 서너 개는 기억하기 쉽고 추측하기 어렵습니다.',
  'password.strengthError.breached':
    '이 비밀번호는 보안 문제가 발생한 다른 사이트에서 사용되었을 수 있습니다. 다른 비밀번호를 선택하세요.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, other {#자 이상이어야 합니다}}',
  'password.strengthError.complexity':
    '다음 중 {complexity}가지 이상을 포함해야 합니다: 대문자, 소문자, 숫자, 기호',
  'password.requirement.fulfilled': '충족함',
  'password.requirement.notFulfilled': '충족하지 않음',
}
