import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: '메일에 있는 링크',
  mail: {
    login: {
      title: '{project} 로그인',
      action: '로그인',
    },
    signup: {
      title: '{project} 가입',
      action: '가입',
    },
    preheader: '{duration} 동안 한 번만 사용할 수 있습니다.',
    preheaderWithCode:
      '링크를 열거나 {code} 코드를 입력하세요. {duration} 동안 한 번만 사용할 수 있습니다.',
    orCode: '또는 요청한 페이지에 다음 코드를 입력하세요.',
    worksUntil:
      '링크와 코드는 한 번만 사용할 수 있습니다. 유효 기한: {time}. 하나를 사용하면 다른 하나는 무효가 됩니다.',
    worksFor:
      '링크와 코드는 {duration} 동안 한 번만 사용할 수 있습니다. 하나를 사용하면 다른 하나는 무효가 됩니다.',
  },
  form: {
    sentTitle: '이메일을 확인하세요',
    sentText: '{email} 주소로 이메일을 보냈습니다.',
    invalidTitle: '이메일 주소를 확인하세요',
    invalidText: '뒤로 돌아가 올바른 주소를 입력하세요.',
    tooManyTitle: '시도 횟수가 너무 많습니다',
    tooManyText: '몇 분 기다렸다가 뒤로 돌아가 다시 시도하세요.',
    scriptTitle: '로그인하려면 JavaScript가 필요합니다',
    scriptText: '브라우저에서 JavaScript를 켜고 뒤로 돌아가 다시 시도하세요.',
  },
  otherDevice: {
    question: '다른 기기에서 로그인하시겠습니까?',
    lead: '다른 기기에서 이 링크를 요청했습니다. 본인이 요청했다면 그 기기의 화면에 표시된 숫자를 선택하세요.',
    numbers: '다른 화면에 표시된 숫자',
    someBrowser: '다른 브라우저',
    thatBrowser: '다른 브라우저',
    justNow: '방금',
    here: '대신 여기에서 로그인',
    refuse: '요청한 적이 없습니다',
    approvedTitle: '다른 기기에서 로그인되었습니다',
    approvedText: '{browser}에서 계속하세요. 이 페이지를 닫아도 됩니다.',
    soonTitle: '다른 기기로 돌아가세요',
    soonText: '{browser}에서 페이지를 보면 로그인됩니다. 이 페이지는 닫아도 됩니다.',
    refusedTitle: '이 링크는 더 이상 사용할 수 없습니다',
    refusedText: '아무도 로그인하지 않았습니다.',
    wrongTitle: '숫자가 일치하지 않습니다',
    wrongText:
      '따라서 로그인되지 않았으며 링크를 더 이상 사용할 수 없습니다. 본인이 요청했다면 새 링크를 요청하세요.',
    takenTitle: '이제 거부할 수 없습니다',
    takenText:
      '다른 페이지에서 이미 로그인되었습니다. 본인이 아니라면 즉시 {project} 측에 도움을 요청하세요.',
    onwardTitle: '로그인하는 중…',
    onward: '로그인',
  },
}
