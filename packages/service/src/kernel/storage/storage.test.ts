import { describeStorage } from '@portico/testkit/storage'

describeStorage('sqlite')
describeStorage('postgres')
