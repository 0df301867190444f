/* Loaded before libc: writes down, in order, what a process does to the files below a folder, so
   that a test can tell what a loss of power would leave of them.

   DISK_JOURNAL_ROOT is the folder, DISK_JOURNAL the file to append to. A record is a struct
   record, the path (of the inode operations: none), and the data. fsync does nothing but write
   its record: the test decides what it kept. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

enum { CREATE = 1, WRITE, TRUNCATE, SYNC, RENAME, UNLINK, MKDIR };

struct record {
    uint32_t operation, path_length, data_length, unused;
    uint64_t inode, offset;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int journal = -1;
static char root[4096];
static size_t root_length;

#define REAL(name) ((__typeof__(name) *)dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
    const char *folder = getenv("DISK_JOURNAL_ROOT"), *file = getenv("DISK_JOURNAL");
    if (!folder || !file) return;
    snprintf(root, sizeof root, "%s", folder);
    root_length = strlen(root);
    journal = REAL(open)(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void put(const void *bytes, size_t length) {
    for (size_t done = 0; done < length;) {
        ssize_t count = REAL(write)(journal, (const char *)bytes + done, length - done);
        if (count < 0) abort();
        done += (size_t)count;
    }
}

static void note(uint32_t operation, const char *path, uint64_t inode, uint64_t offset,
                 const void *data, size_t length) {
    size_t path_length = path ? strlen(path) : 0;
    struct record record = {operation, (uint32_t)path_length, (uint32_t)length, 0, inode, offset};
    size_t size = sizeof record + path_length + length;
    char *whole = malloc(size);
    memcpy(whole, &record, sizeof record);
    if (path_length) memcpy(whole + sizeof record, path, path_length);
    if (length) memcpy(whole + sizeof record + path_length, data, length);
    put(whole, size);
    free(whole);
}

static int is_below(const char *path) {
    return journal >= 0 && strncmp(path, root, root_length) == 0 &&
           (path[root_length] == '/' || path[root_length] == 0);
}

/* The absolute path of a name in an open folder. */
static int absolute(int folder, const char *name, char *path) {
    if (journal < 0) return 0;
    if (name[0] == '/') {
        snprintf(path, 8192, "%s", name);
    } else {
        char link[64], found[4096];
        snprintf(link, sizeof link, folder == AT_FDCWD ? "/proc/self/cwd" : "/proc/self/fd/%d", folder);
        ssize_t length = readlink(link, found, sizeof found - 1);
        if (length < 0) return 0;
        found[length] = 0;
        snprintf(path, 8192, "%s/%s", found, name);
    }
    return is_below(path);
}

static int is_watched(int file, struct stat *about) {
    char link[64], path[4096];
    if (journal < 0 || file == journal) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return is_below(path) && fstat(file, about) == 0 &&
           (S_ISREG(about->st_mode) || S_ISDIR(about->st_mode));
}

static int open_noted(int folder, const char *name, int flags, mode_t mode) {
    char path[8192];
    struct stat about;
    if (!absolute(folder, name, path)) return REAL(openat)(folder, name, flags, mode);
    pthread_mutex_lock(&lock);
    int is_new = (flags & O_CREAT) && lstat(path, &about) != 0;
    int file = REAL(openat)(folder, name, flags, mode);
    int error = errno;
    if (file >= 0 && fstat(file, &about) == 0 && S_ISREG(about.st_mode)) {
        if (is_new) note(CREATE, path, about.st_ino, 0, NULL, 0);
        else if (flags & O_TRUNC) note(TRUNCATE, NULL, about.st_ino, 0, NULL, 0);
    }
    pthread_mutex_unlock(&lock);
    errno = error;
    return file;
}

#define MODE_OF(flags)                                   \
    mode_t mode = 0;                                     \
    if ((flags) & (O_CREAT | O_TMPFILE)) {               \
        va_list more;                                    \
        va_start(more, flags);                           \
        mode = va_arg(more, mode_t);                     \
        va_end(more);                                    \
    }

int open(const char *name, int flags, ...) { MODE_OF(flags) return open_noted(AT_FDCWD, name, flags, mode); }
int open64(const char *name, int flags, ...) { MODE_OF(flags) return open_noted(AT_FDCWD, name, flags, mode); }
int openat(int folder, const char *name, int flags, ...) { MODE_OF(flags) return open_noted(folder, name, flags, mode); }
int openat64(int folder, const char *name, int flags, ...) { MODE_OF(flags) return open_noted(folder, name, flags, mode); }

static ssize_t write_noted(int file, const void *data, size_t length, off_t offset) {
    struct stat about;
    if (!is_watched(file, &about))
        return offset < 0 ? REAL(write)(file, data, length) : REAL(pwrite)(file, data, length, offset);
    pthread_mutex_lock(&lock);
    off_t at = offset < 0 ? lseek(file, 0, SEEK_CUR) : offset;
    ssize_t done = offset < 0 ? REAL(write)(file, data, length) : REAL(pwrite)(file, data, length, offset);
    int error = errno;
    if (done > 0) note(WRITE, NULL, about.st_ino, (uint64_t)at, data, (size_t)done);
    pthread_mutex_unlock(&lock);
    errno = error;
    return done;
}

ssize_t write(int file, const void *data, size_t length) { return write_noted(file, data, length, -1); }
ssize_t pwrite(int file, const void *data, size_t length, off_t at) { return write_noted(file, data, length, at); }
ssize_t pwrite64(int file, const void *data, size_t length, off_t at) { return write_noted(file, data, length, at); }

int ftruncate(int file, off_t size) {
    struct stat about;
    if (!is_watched(file, &about)) return REAL(ftruncate)(file, size);
    pthread_mutex_lock(&lock);
    int result = REAL(ftruncate)(file, size), error = errno;
    if (result == 0) note(TRUNCATE, NULL, about.st_ino, (uint64_t)size, NULL, 0);
    pthread_mutex_unlock(&lock);
    errno = error;
    return result;
}
int ftruncate64(int file, off_t size) { return ftruncate(file, size); }

int fsync(int file) {
    struct stat about;
    if (!is_watched(file, &about)) return REAL(fsync)(file);
    pthread_mutex_lock(&lock);
    note(SYNC, NULL, about.st_ino, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return 0;
}
int fdatasync(int file) { return fsync(file); }

int renameat(int from, const char *name, int to, const char *new_name) {
    char path[8192], new_path[8192];
    if (!absolute(from, name, path) | !absolute(to, new_name, new_path))
        return REAL(renameat)(from, name, to, new_name);
    pthread_mutex_lock(&lock);
    int result = REAL(renameat)(from, name, to, new_name), error = errno;
    if (result == 0) note(RENAME, path, 0, 0, new_path, strlen(new_path));
    pthread_mutex_unlock(&lock);
    errno = error;
    return result;
}
int rename(const char *name, const char *new_name) { return renameat(AT_FDCWD, name, AT_FDCWD, new_name); }

int unlinkat(int folder, const char *name, int flags) {
    char path[8192];
    if (!absolute(folder, name, path)) return REAL(unlinkat)(folder, name, flags);
    pthread_mutex_lock(&lock);
    int result = REAL(unlinkat)(folder, name, flags), error = errno;
    if (result == 0) note(UNLINK, path, 0, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    errno = error;
    return result;
}
int unlink(const char *name) { return unlinkat(AT_FDCWD, name, 0); }
int rmdir(const char *name) { return unlinkat(AT_FDCWD, name, AT_REMOVEDIR); }

int mkdirat(int folder, const char *name, mode_t mode) {
    char path[8192];
    struct stat about;
    if (!absolute(folder, name, path)) return REAL(mkdirat)(folder, name, mode);
    pthread_mutex_lock(&lock);
    int result = REAL(mkdirat)(folder, name, mode), error = errno;
    if (result == 0 && lstat(path, &about) == 0) note(MKDIR, path, about.st_ino, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    errno = error;
    return result;
}
int mkdir(const char *name, mode_t mode) { return mkdirat(AT_FDCWD, name, mode); }
