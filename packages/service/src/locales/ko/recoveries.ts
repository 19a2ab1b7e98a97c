import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: '새 주소',
  date: '적용 시점',
  requested: {
    subject: '{project} 계정에 새 주소가 지정될 예정',
    heading: '계정에 새 주소가 지정될 예정입니다',
    lead: '더 이상 로그인할 수 없다는 요청이 {project}에 접수되었습니다. 이의가 없으면 새 주소가 기본 주소가 됩니다.',
    does: '버튼을 누르면 중단되고 새 주소는 추가되지 않습니다.',
  },
  text: '{project} 계정에 {date}에 새 주소가 지정됩니다. 본인이 아니라면 중단하세요: {link}',
  undo: {
    does: '버튼을 누르면 안내한 복구가 중단되고 새 주소는 추가되지 않습니다.',
    done: '새 주소는 추가되지 않습니다',
  },
  ready: {
    subject: '{project} 계정에 다시 들어갈 수 있음',
    heading: '계정에 다시 들어갈 수 있습니다',
    lead: '대기 기간이 끝났고 이의가 없었습니다.',
    does: '버튼을 누르면 {email} 주소가 계정의 기본 주소가 되고 로그인됩니다.',
    action: '로그인',
    until: '링크는 {date}까지 한 번만 사용할 수 있습니다.',
    notYou:
      '본인이 아니라면 아무것도 하지 마세요. 링크를 사용하지 않으면 아무것도 바뀌지 않습니다.',
  },
  page: {
    question: '계정에 다시 들어가시겠습니까?',
    dead: '더 이상 사용할 수 없는 링크입니다',
    deadText: '이미 사용되었거나 중단되었거나 만료되었습니다.',
  },
}
