import * as migration_20261121_121148_initial from './20261121_121148_initial';
import * as migration_20261121_150102_accounts from './20261121_150102_accounts';
import * as migration_20261121_182254_translations from './20261121_182254_translations';

export const migrations = [
  {
    up: migration_20261121_121148_initial.up,
    down: migration_20261121_121148_initial.down,
    name: '20261121_121148_initial',
  },
  {
    up: migration_20261121_150102_accounts.up,
    down: migration_20261121_150102_accounts.down,
    name: '20261121_150102_accounts',
  },
  {
    up: migration_20261121_182254_translations.up,
    down: migration_20261121_182254_translations.down,
    name: '20261121_182254_translations'
  },
];
