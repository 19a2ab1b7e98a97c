import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': '새 패스키 설정',
  'passkey.registrationStart.error.noUser':
    '오류: 인증된 사용자가 없으면 PasskeyRegistration 컴포넌트를 사용할 수 없습니다.',
  'passkey.registrationSuccess.title': '패스키를 만들었습니다',
  'passkey.registrationSkipped.title': '패스키를 만들지 않았습니다',
  'passkey.registrationSkipped.content': '지금은 이대로 계속하고 나중에 설정할 수 있습니다.',
  'passkey.list.title': '내 패스키',
  'passkey.list.empty': '남은 패스키가 없습니다. 지금 또는 나중에 새로 만들 수 있습니다.',
  'passkey.list.usedToday': '오늘 사용함',
  'passkey.list.used': '마지막 사용: {date}',
  'passkey.list.neverUsed': '사용한 적 없음',
  'passkey.list.created': '만든 날짜: {date}',
  'passkey.list.notRenamed': '이름이 변경되지 않았습니다. 다시 시도하세요.',
  'passkey.list.notDeleted': '이 패스키가 삭제되지 않았습니다. 다시 시도하세요.',
  'passkey.list.tooOldToDelete':
    '로그인한 지 오래되어 이 패스키를 삭제하지 못했습니다. 다시 로그인한 다음 삭제하세요.',
  'passkey.registrationSuccess.existingPasskeys': '기존 패스키',
  'passkey.registrationSuccess.deleteWarning': '삭제한 패스키는 복원할 수 없습니다.',
  'passkey.registrationSuccess.setupAnother': '다른 패스키 설정',
  'passkey.editing.label': '패스키 이름',
  'button.createPasskey': '패스키 만들기',
  'button.skip': '건너뛰기',
  'button.edit': '수정',
  'button.save': '저장',
  'button.delete': '삭제',
  'button.cancel': '취소',
  'button.done': '완료',
  'error.passkeyNotCreated':
    '패스키를 만들지 못했습니다. 다시 시도하려면 ‘패스키 만들기’를 클릭하고, 패스키를 추가하지 않으려면 건너뛰세요.',
  'error.passkeySessionTooOld':
    '로그인한 지 오래되어 패스키를 만들지 못했습니다. 다시 로그인한 다음 만드세요.',
  'error.duplicatePasskey':
    '이미 등록된 패스키인 것 같아 만들 수 없습니다. 다른 기기에서 등록한 패스키가 기기 간에 동기화되었을 수 있습니다.',
}
