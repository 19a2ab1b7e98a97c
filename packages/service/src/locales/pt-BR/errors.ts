import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: 'Muitas solicitações. Tente novamente mais tarde.',
  captcha_required: 'É preciso um captcha. Envie o token dele como captcha_token.',
  captcha_failed: 'O captcha não foi resolvido. Tente novamente.',
  captcha_unavailable: 'Não foi possível verificar o captcha. Tente novamente mais tarde.',
  fingerprint_blocked: 'Esta solicitação foi recusada pela proteção contra abusos.',
  internal_server_error: 'Algo falhou do nosso lado. Tente novamente mais tarde.',
  server_unavailable:
    'O serviço está sobrecarregado ou reiniciando. Tente novamente daqui a pouco.',
  request_timeout: 'A solicitação demorou demais para chegar. Envie-a de novo.',
  user_blocked: 'Esta conta está bloqueada. Fale com o suporte.',
  insufficient_factors:
    'Para esta mudança, você precisa confirmar de novo que é você, com um segundo fator se um app autenticador protege a conta. Autentique-se novamente, nesse caso também com um código do app ou um código de recuperação, e tente de novo.',
  cannot_delete_last_second_step:
    'Uma segunda etapa é exigida aqui, e esta é a única. Adicione outra antes de excluí-la.',
  pkce_mismatch:
    'O code_verifier de PKCE não corresponde a este token. Abra o link no navegador em que ele foi pedido.',
  invalid_token: 'O formato do token é inválido.',
  phone_number_not_found: 'Número de telefone não encontrado.',
  unable_to_authenticate_totp: 'O código está incorreto ou expirou. Tente novamente.',
  totp_code_already_authenticated: 'Este código já foi usado. Espere o próximo e tente novamente.',
  unable_to_authenticate_recovery_code:
    'O código de recuperação está incorreto ou já foi usado. Tente novamente.',
  invalid_totp_code: 'O formato do código é inválido: ele deve ter seis dígitos.',
  invalid_recovery_code: 'O formato do código de recuperação é inválido.',
  weak_password: 'A senha é fácil demais de adivinhar. Escolha uma mais longa ou menos comum.',
  duplicate_email: 'Outra conta deste projeto já usa este endereço de e-mail.',
  unable_to_auth_password_reset_token:
    'O link para redefinir a senha já foi usado ou expirou. Peça um novo.',
  cannot_reset_password_with_existing_password: 'A nova senha é igual à atual. Escolha outra.',
  session_too_old_to_reset_password:
    'Seu login é antigo demais para mudar a senha. Faça login novamente e tente mais uma vez.',
  unable_to_authenticate_crypto_wallet:
    'Não foi possível autenticar a carteira: a assinatura está incorreta, ou a mensagem dela já foi usada ou expirou. Comece de novo.',
  siwe_message_expired: 'A mensagem expirou. Comece de novo.',
  siwe_message_not_valid_yet: 'A mensagem ainda não é válida: o not_before dela está no futuro.',
  duplicate_wallet_address: 'Outra conta deste projeto já usa esta carteira.',
  oauth_state_mismatch:
    'O state é desconhecido, já foi usado, expirou ou é de outro navegador. Comece o login de novo neste navegador.',
  duplicate_oauth_registration: 'Esta conta do provedor já está vinculada a outro usuário.',
  email_verification_required:
    'O endereço informado pelo provedor é de uma conta existente, e o provedor não garante que ele seja seu. Faça login com um link ou um código enviado a esse endereço. Depois, na mesma sessão, envie o token mais uma vez ou comece de novo o login com o provedor.',
  oauth_auth_code_error: 'O provedor recusou o login. Comece de novo.',
  unable_to_authorize_oauth_provider:
    'Não foi possível acessar o provedor, ou ele respondeu com um erro. Tente novamente mais tarde.',
  oauth_invalid_callback_request:
    'A resposta do provedor não contém um state ou não pode ser lida. Comece o login de novo.',
  unable_to_auth_webauthn_registration:
    'Não foi possível verificar a chave de acesso. Tente novamente.',
  webauthn_registration_not_found: 'O registro da chave de acesso não foi encontrado.',
  no_active_webauthn_registrations: 'Esta conta não tem chave de acesso para este domínio.',
  unable_to_register_webauthn_registration:
    'Não foi possível registrar a chave de acesso. Comece de novo.',
  duplicate_webauthn_registration: 'Esta chave de acesso já está registrada.',
  no_pending_webauthn_registration:
    'Não há registro de chave de acesso pendente: ele não foi iniciado, expirou ou já foi usado. Comece de novo.',
  session_too_old_to_register_webauthn:
    'Seu login é antigo demais para registrar uma chave de acesso. Faça login novamente primeiro.',
  empty_webauthn_registration_name: 'Uma chave de acesso precisa de um nome. Informe um.',
  authorization_request_not_started:
    'Nenhum pedido de autorização pendente corresponde a esta decisão. Talvez ele tenha expirado (após 10 minutos), já tenha sido decidido ou tenha mudado. Comece de novo.',
  connected_app_not_found: 'Este app cliente não existe ou o usuário não o autorizou.',
  connected_app_misconfigured_client:
    'A solicitação não corresponde ao registro do app cliente. Compare os dois.',
  connected_app_supplied_redirect_url_not_found_in_client:
    'A URL de redirecionamento não está registrada para o app cliente. Adicione exatamente esta URL à lista dele.',
  oauth_invalid_scope_requested:
    'O app cliente não pode pedir um dos escopos (scope) pedidos. Peça somente escopos da lista dele.',
}
