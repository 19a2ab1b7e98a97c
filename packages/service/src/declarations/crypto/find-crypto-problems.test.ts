import { describe, expect, test } from 'vitest'
import { cryptoSetting } from './crypto-setting.ts'
import { findCryptoProblems } from './find-crypto-problems.ts'

const rpcUrl = 'https://rpc.example.com/v1'

describe('the settings of crypto wallets', () => {
  test('nothing is on unless it is written', () => {
    expect(cryptoSetting.toConfig({}, {})).toEqual({ siwe: false, contractChains: new Map() })
    expect(findCryptoProblems({}, {})).toEqual([])
  })

  test('the URL of a node stands in the file or in the environment', () => {
    const settings = {
      siwe: true,
      contractWallets: [
        { chainId: 1, rpcUrl },
        { chainId: 137, rpcUrlEnv: 'POLYGON_RPC' },
      ],
    }
    expect(cryptoSetting.secretNames(settings)).toEqual(['POLYGON_RPC'])
    const secrets = { POLYGON_RPC: 'https://polygon.example.com/key' }
    expect(findCryptoProblems(settings, { secrets })).toEqual([])
    expect([...cryptoSetting.toConfig(settings, { secrets }).contractChains]).toEqual([
      ['1', rpcUrl],
      ['137', 'https://polygon.example.com/key'],
    ])
  })

  test('what cannot work is named', () => {
    const contractWallets = [
      { chainId: 1 },
      { chainId: 1, rpcUrl, rpcUrlEnv: 'BOTH' },
      { chainId: 2, rpcUrl: 'http://rpc.example.com' },
      { chainId: 3, rpcUrlEnv: 'ODD' },
      { chainId: 4, rpcUrl: 'http://localhost:8545' },
    ]
    const problems = findCryptoProblems({ contractWallets }, { secrets: { ODD: 'secret words' } })
    expect(problems.map(({ key, message }) => `${key} ${message}`)).toEqual([
      'contractWallets needs siwe: true; other messages name no chain',
      'contractWallets[0].rpcUrl write either "rpcUrl" or "rpcUrlEnv"',
      'contractWallets[1].chainId has 1 twice',
      'contractWallets[1].rpcUrl write either "rpcUrl" or "rpcUrlEnv"',
      'contractWallets[2].rpcUrl must be an https URL, got "http://rpc.example.com"',
      'contractWallets[3].rpcUrlEnv names ODD, which is not an https URL',
    ])
  })
})
