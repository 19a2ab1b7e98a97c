import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: 'Demasiados pedidos. Tente novamente mais tarde.',
  captcha_required: 'É necessário um captcha. Envie o respetivo token como captcha_token.',
  captcha_failed: 'O captcha não foi resolvido. Tente novamente.',
  captcha_unavailable: 'Não foi possível verificar o captcha. Tente novamente mais tarde.',
  fingerprint_blocked: 'Este pedido foi recusado pela proteção contra abusos.',
  internal_server_error: 'Algo falhou do nosso lado. Tente novamente mais tarde.',
  server_unavailable:
    'O serviço está sobrecarregado ou a reiniciar. Tente novamente dentro de momentos.',
  request_timeout: 'O pedido demorou demasiado a chegar. Envie-o novamente.',
  user_blocked: 'Esta conta está bloqueada. Contacte o apoio.',
  insufficient_factors:
    'Para esta alteração é preciso confirmar novamente a sua identidade, com um segundo fator se uma app de autenticação proteger a conta. Autentique-se novamente, nesse caso também com um código da app ou um código de recuperação, e tente novamente.',
  cannot_delete_last_second_step:
    'É necessário um segundo passo, e este é o único. Adicione outro antes de o eliminar.',
  pkce_mismatch:
    'O code_verifier de PKCE não corresponde a este token. Abra o link no navegador em que foi pedido.',
  invalid_token: 'O formato do token é inválido.',
  phone_number_not_found: 'Número de telefone não encontrado.',
  unable_to_authenticate_totp: 'O código está errado ou expirou. Tente novamente.',
  totp_code_already_authenticated:
    'Este código já foi usado. Aguarde pelo próximo e tente novamente.',
  unable_to_authenticate_recovery_code:
    'O código de recuperação está errado ou já foi usado. Tente novamente.',
  invalid_totp_code: 'O formato do código é inválido: tem de ter seis dígitos.',
  invalid_recovery_code: 'O formato do código de recuperação é inválido.',
  weak_password:
    'A palavra-passe é demasiado fácil de adivinhar. Escolha uma mais longa ou menos comum.',
  duplicate_email: 'Outra conta deste projeto já usa este endereço de email.',
  unable_to_auth_password_reset_token:
    'O link para redefinir a palavra-passe já foi usado ou expirou. Peça um novo.',
  cannot_reset_password_with_existing_password:
    'A nova palavra-passe é igual à atual. Escolha outra.',
  session_too_old_to_reset_password:
    'A sua sessão é demasiado antiga para alterar a palavra-passe. Inicie sessão novamente e tente mais uma vez.',
  unable_to_authenticate_crypto_wallet:
    'Não foi possível autenticar a carteira: a assinatura está errada, ou a respetiva mensagem já foi usada ou expirou. Recomece.',
  siwe_message_expired: 'A mensagem expirou. Recomece.',
  siwe_message_not_valid_yet: 'A mensagem ainda não é válida: o seu not_before está no futuro.',
  duplicate_wallet_address: 'Outra conta deste projeto já usa esta carteira.',
  oauth_state_mismatch:
    'O state é desconhecido, já foi usado, expirou ou é de outro navegador. Recomece o início de sessão neste navegador.',
  duplicate_oauth_registration: 'Esta conta do fornecedor já está associada a outro utilizador.',
  email_verification_required:
    'O endereço indicado pelo fornecedor é de uma conta existente e o fornecedor não garante que seja seu. Inicie sessão com um link ou um código enviado para esse endereço. Depois, na mesma sessão, envie o token mais uma vez ou recomece o início de sessão com o fornecedor.',
  oauth_auth_code_error: 'O fornecedor recusou o início de sessão. Recomece.',
  unable_to_authorize_oauth_provider:
    'Não foi possível contactar o fornecedor, ou este respondeu com um erro. Tente novamente mais tarde.',
  oauth_invalid_callback_request:
    'A resposta do fornecedor não contém um state ou não pode ser lida. Recomece o início de sessão.',
  unable_to_auth_webauthn_registration:
    'Não foi possível verificar a chave de acesso. Tente novamente.',
  webauthn_registration_not_found: 'O registo da chave de acesso não foi encontrado.',
  no_active_webauthn_registrations: 'Esta conta não tem chave de acesso para este domínio.',
  unable_to_register_webauthn_registration:
    'Não foi possível registar a chave de acesso. Recomece.',
  duplicate_webauthn_registration: 'Esta chave de acesso já está registada.',
  no_pending_webauthn_registration:
    'Não há nenhum registo de chave de acesso pendente: não foi iniciado, expirou ou já foi usado. Recomece.',
  session_too_old_to_register_webauthn:
    'A sua sessão é demasiado antiga para registar uma chave de acesso. Inicie sessão novamente primeiro.',
  empty_webauthn_registration_name: 'Uma chave de acesso precisa de um nome. Indique um.',
  authorization_request_not_started:
    'Nenhum pedido de autorização pendente corresponde a esta decisão. Talvez tenha expirado (após 10 minutos), já tenha sido decidido ou tenha sido alterado. Recomece.',
  connected_app_not_found: 'Esta app cliente não existe ou o utilizador não a autorizou.',
  connected_app_misconfigured_client:
    'O pedido não corresponde ao registo da app cliente. Compare os dois.',
  connected_app_supplied_redirect_url_not_found_in_client:
    'O URL de redirecionamento não está registado para a app cliente. Adicione exatamente este URL à lista da app.',
  oauth_invalid_scope_requested:
    'A app cliente não pode pedir um dos âmbitos (scope) pedidos. Peça apenas âmbitos da lista da app.',
}
