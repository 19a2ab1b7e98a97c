import { createAnswer } from './answer.mjs'

let answer

export default {
  fetch(request, env) {
    answer ??= createAnswer(env)
    return answer(request)
  },
}
