import * as migration_20261124_031231_initial from './20261124_031231_initial';

export const migrations = [
  {
    up: migration_20261124_031231_initial.up,
    down: migration_20261124_031231_initial.down,
    name: '20261124_031231_initial'
  },
];
