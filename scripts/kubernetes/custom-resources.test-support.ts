import type { ResourceRequirements } from 'kubernetes-types/core/v1.d.ts';
import type { ObjectMeta } from 'kubernetes-types/meta/v1.d.ts';

/** The fields in use of CloudNativePG 1.30 and its Barman Cloud plugin, which no package for Node 20 describes. */

interface Reference {
  name: string;
}
interface SecretKey {
  name: string;
  key: string;
}

export interface Cluster {
  apiVersion: 'postgresql.cnpg.io/v1';
  kind: 'Cluster';
  metadata: ObjectMeta;
  spec: {
    instances: number;
    imageName: string;
    bootstrap: {
      initdb: {
        database: string;
        owner: string;
        encoding: string;
        localeCollate: string;
        localeCType: string;
        dataChecksums: boolean;
      };
    };
    storage: { size: string; storageClass?: string };
    resources: ResourceRequirements;
    plugins: { name: string; isWALArchiver: boolean; parameters: { barmanObjectName: string } }[];
  };
}

export interface ScheduledBackup {
  apiVersion: 'postgresql.cnpg.io/v1';
  kind: 'ScheduledBackup';
  metadata: ObjectMeta;
  spec: {
    schedule: string;
    immediate: boolean;
    backupOwnerReference: 'none' | 'self' | 'cluster';
    cluster: Reference;
    method: 'plugin';
    pluginConfiguration: Reference;
  };
}

export interface ObjectStore {
  apiVersion: 'barmancloud.cnpg.io/v1';
  kind: 'ObjectStore';
  metadata: ObjectMeta;
  spec: {
    retentionPolicy: `${number}${'d' | 'w' | 'm'}`;
    configuration: {
      destinationPath: `s3://${string}`;
      endpointURL: string;
      s3Credentials: { accessKeyId: SecretKey; secretAccessKey: SecretKey };
      wal: { compression: 'gzip' };
      data: { compression: 'gzip' };
    };
  };
}
