import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

export const device: Translation<typeof english.device> = {
  connect: '기기 연결',
  lead: 'TV 또는 게임기에 표시된 코드를 입력하세요.',
  code: '코드',
  wrong: '코드가 틀렸거나 만료되었습니다. 다시 시도하세요.',
  continue: '계속',
  caution: '눈앞에 있는 기기의 코드만 입력하세요. 다른 사람이 보낸 코드는 절대 입력하지 마세요.',
  someApp: '이 앱',
  connectApp: '{app}에 연결하시겠습니까?',
  asked:
    '코드 {code}의 기기가 계정에 대한 액세스를 요청합니다. 내 기기에 이 코드가 표시된 경우에만 계속하세요.',
  requesting: '{app}에서 요청하는 권한:',
  allow: '허용',
  deny: '거부',
  connectedTitle: '기기가 연결되었습니다',
  connectedText: '이 페이지를 닫고 기기에서 계속하세요.',
  deniedTitle: '애플리케이션에 대한 액세스가 거부되었습니다.',
  deniedText: '이 페이지를 닫아도 됩니다.',
  goToProject: '{project} 서비스로 이동',
  unverified:
    '이 앱은 확인되지 않았습니다. 앱이 스스로 등록했으며, {project} 측에서는 운영자가 누구인지 알지 못합니다.',
  otherScope: '{scope} 범위 사용',
  scopes: {
    openid: {
      text: '본인 여부 확인',
      details: ['계정에 저장된 정보 보기'],
    },
    profile: {
      text: '개인 프로필 정보 보기',
      details: ['이름, 프로필 사진, 언어 설정'],
    },
    email: {
      text: '개인 프로필 정보 보기',
      details: ['이메일 주소'],
    },
    phone: {
      text: '개인 프로필 정보 보기',
      details: ['전화번호'],
    },
    offline_access: {
      text: '앱을 사용하지 않을 때도 데이터에 계속 액세스',
      details: [
        '오프라인일 때도 데이터에 액세스',
        '사용자를 대신하여 데이터 동기화 및 백그라운드 작업 처리',
      ],
    },
  },
}
