import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': '{projectName} 계정으로 {clientName}에 로그인',
  'idpConsent.customScopes.title': '{clientName}에서 {projectName} 계정에 액세스하려고 합니다',
  'idpConsent.requestingTo': '{clientName}에서 요청하는 권한:',
  'idpConsent.allowClientTo': '{clientName}에 허용할 권한:',
  'idpConsent.button.allow': '허용',
  'idpConsent.button.deny': '거부',
  'idpConsent.notInSight':
    '버튼이 완전히 보이지 않아서 아직 아무것도 허용되지 않았습니다. 요청 내용을 읽은 다음 ‘{button}’ 버튼을 다시 선택하세요.',
  'idpConsent.defaultClientName': '이 앱',
  'idpConsent.denied': '애플리케이션에 대한 액세스가 거부되었습니다.',
  'idpConsent.useAnotherAccount': '다른 계정 사용',
  'idpConsent.chooseAccount.title': '계정 선택',
  'idpConsent.chooseAccount.content': '{clientName}에서 계속합니다',
  'idpConsent.noActiveSession': '활성 세션이 없습니다. 계속하려면 로그인하세요.',
  'idpConsent.noPermissionsToGrant':
    '요청된 일부 범위에 대한 액세스 권한을 {clientName}에 부여할 권한이 없습니다.',
  'idpConsent.cannotGrant': '{clientName}의 요청 중 승인할 수 없는 항목:',
  'idpConsent.scope.identity': '본인 여부 확인',
  'idpConsent.scope.identity.detail': '계정에 저장된 정보 보기',
  'idpConsent.scope.personal': '개인 프로필 정보 보기',
  'idpConsent.scope.profile.detail': '이름, 프로필 사진, 언어 설정',
  'idpConsent.scope.email.detail': '이메일 주소',
  'idpConsent.scope.phone.detail': '전화번호',
  'idpConsent.scope.offline': '앱을 사용하지 않을 때도 데이터에 계속 액세스',
  'idpConsent.scope.offline.detail': '오프라인일 때도 데이터에 액세스',
  'idpConsent.scope.offline.tasks.detail':
    '사용자를 대신하여 데이터 동기화 및 백그라운드 작업 처리',
  'idpConsent.scope.other': '{scope} 범위 사용',
  'idpLogout.title': '로그아웃하시겠습니까?',
  'idpLogout.confirmMessage': '{projectName} 계정에서 로그아웃하시겠습니까?',
  'idpLogout.yes': '예',
  'idpLogout.no': '아니요',
  'idpLogout.notLoggedOut': '로그아웃되지 않았습니다. 이 페이지를 닫아도 됩니다.',
}
