import * as migration_20261124_031231_initial from './20261124_031231_initial';
import * as migration_20261127_224119_members_of_mails from './20261127_224119_members_of_mails';

export const migrations = [
  {
    up: migration_20261124_031231_initial.up,
    down: migration_20261124_031231_initial.down,
    name: '20261124_031231_initial',
  },
  {
    up: migration_20261127_224119_members_of_mails.up,
    down: migration_20261127_224119_members_of_mails.down,
    name: '20261127_224119_members_of_mails'
  },
];
